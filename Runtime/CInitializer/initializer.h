#pragma once

#include <stdint.h>

// Call an initializer of Swift that allocates its object, in Swift's own calling convention: the class goes
// in the register of the context, and a string is two words that the initializer takes over. The caller owns
// the object that it gets.

typedef struct {
    uint64_t first;
    void *_Nullable second;
} CInitializerString;

#define CINITIALIZER_CONVENTION __attribute__((swiftcall))
#define CINITIALIZER_CLASS __attribute__((swift_context)) const void *

static inline void *_Nonnull CInitializerCallWithString(
    const void *_Nullable initializer, const void *_Nonnull metadata, CInitializerString string)
{
    typedef CINITIALIZER_CONVENTION void *(*Initializer)(uint64_t, void *, CINITIALIZER_CLASS);
    return ((Initializer)initializer)(string.first, string.second, metadata);
}

static inline void *_Nonnull CInitializerCallWithNumberAndString(
    const void *_Nullable initializer, const void *_Nonnull metadata, uint8_t number,
    CInitializerString string)
{
    typedef CINITIALIZER_CONVENTION void *(*Initializer)(uint8_t, uint64_t, void *, CINITIALIZER_CLASS);
    return ((Initializer)initializer)(number, string.first, string.second, metadata);
}
