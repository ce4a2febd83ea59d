/** The socket to the app: opens again by itself after a cut, and not after the app refused something. */
export class Connection {
  constructor({ onOpen, onFrame, onMessage, onStatus }) {
    Object.assign(this, { onOpen, onFrame, onMessage, onStatus });
    this.wait = 500;
  }

  open() {
    clearTimeout(this.timer);
    this.onStatus("wait", "Connecting");
    const socket = new WebSocket(new URL("socket", location.href.split(/[?#]/)[0]).href.replace(/^http/, "ws"));
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.wait = 500;
      this.onStatus("on", "Connected");
      this.onOpen();
    };
    socket.onmessage = (event) => {
      if (typeof event.data === "string") this.onMessage(JSON.parse(event.data));
      else this.onFrame(event.data);
    };
    socket.onclose = (event) => this.closed(event);
    this.socket = socket;
  }

  closed(event) {
    this.socket = null;
    if ([1003, 1007, 1008, 1009, 1013].includes(event.code)) {
      this.onStatus("off", event.reason || "The app closed the connection.");
      return;
    }
    this.onStatus("off", event.reason || "The app does not answer. Is it still running?");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, 5000);
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
