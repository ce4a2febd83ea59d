#include <libwebsockets.h>

/* Room that has to be free before what is written; a macro that Swift cannot read. */
static const int lws_room_before = LWS_PRE;
