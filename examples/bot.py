#!/usr/bin/env python3
"""Joins a table by its link and plays a whole match of any game, with nothing but Python: bot.py http://HOST/t/TABLE#SEAT.LINK

It picks at random, slot by slot (`walk`), so it needs no rules. docs/protocol.md has all messages."""
import base64, json, os, random, re, socket, ssl, struct, sys, urllib.parse, urllib.request


class Portolan:
    """A guest with a WebSocket."""

    def __init__(self, base, name):
        self.base, self.session = base, ""
        self.session = self.post("/api/guest", {"name": name})["session"]
        url = urllib.parse.urlsplit(base)
        raw = socket.create_connection((url.hostname, url.port or (443 if url.scheme == "https" else 80)))
        self.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=url.hostname) if url.scheme == "https" else raw
        key = base64.b64encode(os.urandom(16)).decode()
        self.sock.sendall((f"GET {url.path}/ws HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.sock.makefile("rb")
        assert b" 101 " in self.file.readline(), "the server does not speak WebSocket"
        while self.file.readline() not in (b"\r\n", b""):
            pass
        self.send({"type": "hello", "session": self.session})

    def post(self, path, body):
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.session}"}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        return json.load(urllib.request.urlopen(request))

    def frame(self, kind, data):
        head = bytes([0x80 | kind]) + (bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data)))
        mask = os.urandom(4)
        self.sock.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def receive(self):
        while True:
            kind, size = self.file.read(2)
            if size >= 126:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if kind & 15 == 1:
                return json.loads(data)
            if kind & 15 == 9:
                self.frame(10, data)
            assert kind & 15 != 8, "the server closed the connection"


def main(link):
    base, table, seat, secret = re.fullmatch(r"(.+)/t/(.+)#(\d+)\.(.+)", link).groups()
    me = Portolan(base, "random bot")
    me.post(f"/api/tables/{table}/join", {"seat": int(seat), "link": secret, "nonce": os.urandom(32).hex()})
    me.send({"type": "watch", "table": table})
    version, choices, ask, draft = -1, None, 0, []
    while True:
        message = me.receive()
        now, walk, begins = message.get("now"), message.get("walk", {}) if message.get("ask") == ask else {}, False
        if now and now["version"] >= version:
            version, choices, ask = now["version"], now["choices"], ask + 1
            if now["stage"] in ("over", "abandoned"):
                return print("over:", now["standings"])
            # The choices say which seat it is, not the link: seats may be drawn again when the match starts.
            begins = choices and (choices["seat"] in now["turn"]["must"] or random.random() < 0.2)
        elif message["type"] == "rejected":
            begins = choices and message["again"]
        elif walk.get("walk") == "whole":
            play = {"do": "play", "seat": choices["seat"], "action": walk["action"], "question": choices["question"]}
            me.send({"type": "do", "table": table, "id": os.urandom(8).hex(), "command": play})
        if begins or walk.get("walk") == "pick":
            draft, ask = [] if begins else draft + [random.choice(walk["options"])["pick"]], ask + 1
            me.send({"type": "walk", "table": table, "seat": choices["seat"], "draft": draft, "ask": ask})


if __name__ == "__main__":
    main(sys.argv[1])
