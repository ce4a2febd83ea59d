import { Connection } from "./connection.js";
import { Fingers } from "./fingers.js";
import { Keys } from "./keys.js";
import { Mirror } from "./mirror.js";
import { Panels } from "./panels.js";
import { Screen } from "./screen.js";
import { Settings } from "./settings.js";
import { Typing } from "./text.js";

const find = (id) => document.getElementById(id);
const [glass, device, stage, marks] = [find("glass"), find("device"), find("stage"), find("marks")];
let state = null;
let edges = [];
let highlighted = null;
let spoken = 0;

const connection = new Connection({
  onOpen() {
    if (settings.request) send({ type: "configure", settings: settings.request });
    if (settings.local.edges) send({ type: "edges", on: true });
  },
  onFrame: (buffer) => screen.take(buffer),
  onMessage: (message) => receivers[message.type]?.(message),
  onStatus: showStatus,
});
const send = (message) => connection.send(message);
const screen = new Screen(find("canvas"), (frame) => send({ type: "shown", frame }));
const fingers = new Fingers(glass, { send, toPoint, onChange: () => settings.local.touches && drawMarks() });
const keys = new Keys({ send, leave: () => find("settings").querySelector("select, input")?.focus() });
const typing = new Typing(find("typing"), send);
const mirror = new Mirror(find("mirror"), send);
const panels = new Panels({
  onHighlight(frame) {
    highlighted = frame;
    drawMarks();
  },
});
const settings = new Settings(find("settings"), {
  onChange: (change) => send({ type: "configure", settings: change }),
  onLocal({ edges }) {
    send({ type: "edges", on: edges });
    drawMarks();
  },
});
keys.watch(glass, false);
keys.watch(find("typing"), true);

/** What is called when the screen has come to rest, by the number that was asked with. */
const rests = [];

const receivers = {
  state(message) {
    state = message;
    settings.build(state.devices);
    settings.show(state.settings);
    showDevice();
    showScreens();
  },
  tree(message) {
    mirror.show(message.nodes);
    panels.showElements(message.nodes);
    edges = message.edges;
    drawMarks();
  },
  events: (message) => panels.showEvents(message),
  script: (message) => panels.showScript(message),
  field: (message) => typing.show(message.field, glass.contains(document.activeElement)),
  pointer(message) {
    glass.style.cursor = message.isHidden ? "none" : "";
  },
  rest(message) {
    screen.draw();
    rests[message.number]?.();
  },
  say(message) {
    const fresh = message.lines.slice(Math.max(0, message.lines.length - (message.total - spoken)));
    // What was said before this page came is not said again.
    if (spoken || message.total <= 1) for (const line of fresh) say(line);
    spoken = message.total;
  },
};

function say(line) {
  const paragraph = document.createElement("p");
  paragraph.textContent = line;
  find("say").append(paragraph);
  setTimeout(() => paragraph.remove(), 10000);
}

function showStatus(kind, text) {
  find("status").className = `status ${kind}`;
  find("status").textContent = kind === "off" ? "Not connected" : text;
  find("rest").hidden = kind !== "off";
  find("rest-text").textContent = text;
  if (kind !== "on") {
    screen.reset();
    glass.style.cursor = "";
    fingers.forget();
    keys.down.clear();
    drawMarks();
  }
}

// MARK: The device

function showDevice() {
  const { width, height, safeArea, isPad, settings: now } = state;
  const lies = now.orientation !== "portrait";
  const hasButton = !isPad && safeArea[2] === 0;
  const hasIsland = !isPad && Math.max(safeArea[0], safeArea[1]) >= 51;
  const rim = isPad ? 18 : 12;
  const more = hasButton ? 116 : 0;
  const room = { width: stage.clientWidth - 28, height: stage.clientHeight - (innerWidth > 760 ? 58 : 20) };
  const fit = Math.min(
    1, room.width / (width + 2 * rim + (lies ? more : 0)), room.height / (height + 2 * rim + (lies ? 0 : more)),
  );
  const style = (name, value) => device.style.setProperty(name, value);
  style("--fit", fit);
  style("--rim-width", `${rim * fit}px`);
  style("--corner", `${(isPad ? 18 : hasButton ? 0 : 55) * fit}px`);
  style("--safe-top", `${Math.max(safeArea[0], 20)}px`);
  glass.style.width = `${width * fit}px`;
  glass.style.height = `${height * fit}px`;
  screen.fit(width * fit, height * fit);
  Object.assign(find("mirror").style, { width: `${width}px`, height: `${height}px` });
  device.className = `device${hasButton ? " has-button" : ""}${lies ? " lies" : ""}${now.style === "dark" ? " dark" : ""}`;
  const bar = device.querySelector(".status-bar");
  bar.className = `status-bar${hasIsland ? "" : " small"}${isPad ? "" : " phone"}`;
  device.querySelector(".island").hidden = !hasIsland;
  device.querySelector(".home-indicator").hidden = safeArea[2] === 0;
  find("title").textContent = state.title;
  find("screen-name").textContent = now.screen ?? "";
  document.title = now.screen ? `${now.screen} · ${state.title}` : state.title;
  drawMarks();
}

function toPoint(event) {
  const box = glass.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) * state.width) / box.width, y: ((event.clientY - box.top) * state.height) / box.height,
  };
}

/** What the page draws over the screen: touches, edges, the element that is pointed at in the panel. */
function drawMarks() {
  if (!state) return;
  const ratio = devicePixelRatio * (glass.clientWidth / state.width);
  marks.width = Math.round(state.width * ratio);
  marks.height = Math.round(state.height * ratio);
  const pen = marks.getContext("2d");
  pen.scale(ratio, ratio);
  if (settings.local.edges) {
    pen.lineWidth = 0.5;
    pen.strokeStyle = "rgb(255 45 85 / .8)";
    for (const [x, y, width, height] of edges) pen.strokeRect(x + 0.25, y + 0.25, width - 0.5, height - 0.5);
  }
  if (highlighted) {
    const [x, y, width, height] = highlighted;
    pen.fillStyle = "rgb(10 132 255 / .25)";
    pen.strokeStyle = "rgb(10 132 255)";
    pen.lineWidth = 1.5;
    pen.fillRect(x, y, width, height);
    pen.strokeRect(x, y, width, height);
  }
  if (!settings.local.touches) return;
  for (const { x, y } of fingers.points) {
    pen.beginPath();
    pen.arc(x, y, 22, 0, 2 * Math.PI);
    pen.fillStyle = "rgb(120 120 128 / .4)";
    pen.fill();
    pen.strokeStyle = "rgb(255 255 255 / .8)";
    pen.lineWidth = 1.5;
    pen.stroke();
  }
}

// MARK: Screens

function showScreens() {
  const words = find("screen-search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = state.screens.filter((name) => words.every((word) => name.toLowerCase().includes(word)));
  const list = find("screen-list");
  const key = JSON.stringify([shown, state.settings.screen]);
  document.body.classList.toggle("has-screens", state.screens.length > 0);
  find("screens").hidden = find("show-screens").hidden = state.screens.length === 0;
  find("no-screens").hidden = shown.length > 0 || state.screens.length === 0;
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  const held = list.contains(document.activeElement) ? document.activeElement.textContent : null;
  list.replaceChildren(
    ...shown.map((name) => {
      const [item, button] = [document.createElement("li"), document.createElement("button")];
      button.type = "button";
      button.textContent = name;
      if (name === state.settings.screen) button.setAttribute("aria-current", "page");
      button.addEventListener("click", () => {
        send({ type: "configure", settings: { screen: name } });
        close(find("screens"), find("show-screens"));
      });
      item.append(button);
      if (name === held) queueMicrotask(() => button.focus());
      return item;
    }),
  );
}

find("screen-search").addEventListener("input", () => state && showScreens());

function close(panel, button) {
  panel.classList.remove("open");
  button.setAttribute("aria-expanded", "false");
}

for (const [button, panel] of [["show-screens", "screens"], ["show-inspector", "inspector"]]) {
  find(button).addEventListener("click", () => {
    const isOpen = find(panel).classList.toggle("open");
    find(button).setAttribute("aria-expanded", String(isOpen));
    if (isOpen) find(panel).querySelector("input, select, button")?.focus();
  });
  find(panel).addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !find(panel).classList.contains("open")) return;
    close(find(panel), find(button));
    find(button).focus();
  });
}
stage.addEventListener("pointerdown", () => {
  close(find("screens"), find("show-screens"));
  close(find("inspector"), find("show-inspector"));
});

// MARK: The page

function showTime() {
  const now = new Date();
  find("clock").textContent = `${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`;
  setTimeout(showTime, 60500 - (now.getTime() % 60000));
}

// A focus that a finger gave needs no ring.
for (const name of ["pointerdown", "keydown"]) {
  document.addEventListener(name, () => glass.classList.toggle("by-pointer", name === "pointerdown"), true);
}
glass.addEventListener("pointerdown", () => {
  if (typing.field) find("typing").focus({ preventScroll: true });
  else glass.focus({ preventScroll: true });
});
find("reconnect").addEventListener("click", () => connection.open());
new ResizeObserver(() => state && showDevice()).observe(stage);
showTime();
connection.open();
/** For tests and measurements. */
/** For tests: fulfilled when nothing moves on the screen and all of it is drawn. */
function rest() {
  const number = rests.length;
  send({ type: "rest", id: number });
  return new Promise((done) => rests.push(done));
}

globalThis.simulator = { screen, connection, rest, get state() { return state; } };
