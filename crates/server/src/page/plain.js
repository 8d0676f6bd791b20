// A plain page: lists tables, and plays any game by numbered choices. It knows no rules.
import { arg, learn, say } from './words.js';

const base = document.querySelector('script[data-base]').dataset.base;
const $ = (id) => document.getElementById(id);
const state = { me: null, socket: null, table: null, version: 0, now: null, eye: null, seats: [], draft: [], labels: [], ask: 0 };

async function http(method, path, body) {
  const options = { method, headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) };
  const response = await fetch(base + path, options);
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(answer.text || answer.message.key);
  return answer;
}

const random = (bytes) => [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');

function item(list, text, act) {
  const li = document.createElement('li');
  if (act) {
    const button = document.createElement('button');
    button.textContent = text;
    button.addEventListener('click', act);
    li.append(button);
  } else {
    li.textContent = text;
  }
  list.append(li);
  return li;
}

function notice(text) {
  $('notice').textContent = text;
  $('notice').hidden = !text;
}

async function main() {
  learn(await (await fetch(`${base}/plain/words.ftl`)).text());
  state.me = await http('GET', '/api/me').catch(() => null);
  if (!state.me) {
    const name = prompt('Your name?', 'Guest') || 'Guest';
    state.me = await http('POST', '/api/guest', { name });
  }
  $('who').textContent = state.me.name;
  connect();
  const path = location.pathname.slice(base.length);
  const table = /^\/t\/([\w-]+)$/.exec(path)?.[1] ?? new URLSearchParams(location.search).get('table');
  if (table) await enter(table);
  else await lobby();
}

async function lobby() {
  $('lobby').hidden = false;
  const games = await http('GET', '/api/games');
  const form = $('open');
  for (const game of games) form.game.add(new Option(game.game));
  for (const bot of games[0].bots) form.bots.add(new Option(bot, bot, bot === 'greedy', bot === 'greedy'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const open = {
      game: form.game.value, players: Number(form.players.value), listed: form.listed.checked,
      sit: [{ seat: 1, nonce: random(32) }],
      start_with: event.submitter.value === 'bots' ? form.bots.value : null,
    };
    http('POST', '/api/tables', open).then((opened) => { location.href = `${base}/plain?table=${opened.table}`; }, (error) => notice(error.message));
  });
  const mine = await http('GET', '/api/tables/mine');
  const listed = await http('GET', '/api/tables');
  const shown = new Map([...mine, ...listed].map((table) => [table.table, table]));
  for (const table of shown.values()) {
    const names = table.seats.map((name) => name ?? '…').join(', ');
    const text = `${table.game}, ${table.stage}: ${names}${table.my_turn ? ' (your turn)' : ''}`;
    item($('tables'), text, () => { location.href = `${base}/plain?table=${table.table}`; });
  }
}

async function enter(table) {
  state.table = table;
  $('table').hidden = false;
  const link = /^#(\d)\.([0-9a-f]{64})$/.exec(location.hash);
  if (link) {
    history.replaceState(null, '', `${base}/plain?table=${table}`);
    await http('POST', `/api/tables/${table}/join`, { seat: Number(link[1]), link: link[2], nonce: random(32) })
      .catch((error) => notice(error.message));
  }
  send({ type: 'watch', table });
}

function connect() {
  const url = new URL(`${base}/ws`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  state.socket = new WebSocket(url);
  state.waiting = [];
  state.socket.addEventListener('open', () => {
    for (const message of state.waiting) state.socket.send(message);
    state.waiting = null;
  });
  state.socket.addEventListener('message', (event) => receive(JSON.parse(event.data)));
  state.socket.addEventListener('close', () => setTimeout(() => {
    connect();
    if (state.table) send({ type: 'watch', table: state.table });
  }, 1000));
}

function send(message) {
  const text = JSON.stringify(message);
  if (state.waiting) state.waiting.push(text);
  else if (state.socket.readyState === 1) state.socket.send(text);
}

function act(command) {
  send({ type: 'do', table: state.table, id: random(8), command });
}

function receive(message) {
  switch (message.type) {
    case 'table':
      // Who holds several seats must say through which to look; here it is the first.
      if (message.me.eye === null && message.me.seats.length > 1) {
        send({ type: 'watch', table: message.table, eye: { seat: message.me.seats[0] } });
        break;
      }
      state.eye = message.me.eye;
      state.seats = message.me.seats;
      state.host = message.me.host;
      state.links = message.me.links;
      $('title').textContent = message.game;
      $('log').replaceChildren();
      for (const step of message.log) log(step);
      stand(message.now);
      break;
    case 'step':
      log(message);
      if (message.now) stand(message.now);
      break;
    case 'walked': walked(message); break;
    case 'rejected': notice(say(message.refusal.message, state.eye)); walk([], []); break;
    case 'done': notice(''); break;
    case 'gone': case 'error': notice(say(message.message, state.eye)); break;
  }
}

function log(step) {
  const events = step.events ?? step.what.events ?? [];
  for (const event of events) if (event.line) item($('log'), say(event.line, state.eye));
  const { what, seat, text, phrase } = step.what;
  if (what === 'said') item($('log'), `${step.by?.name ?? '?'}: ${text ?? phrase}`);
  else if (!['played', 'started', 'opened'].includes(what)) item($('log'), `${what.replaceAll('_', ' ')} ${seat ?? ''}`);
  $('log').scrollTop = $('log').scrollHeight;
}

function stand(now) {
  state.now = now;
  $('seats').replaceChildren();
  for (const { seat, who, clock } of now.seats) {
    const name = who.player?.name ?? who.level ?? 'open';
    const time = clock ? ` (${Math.round(clock.left_ms / 1000)} s)` : '';
    const li = item($('seats'), `${seat}: ${name}${who.is.startsWith('bot') ? ' (bot)' : ''}${time}`);
    if (now.turn?.must.includes(seat)) li.className = 'turn';
    const link = state.links?.find((link) => link.seat === seat && who.is === 'nobody');
    if (link) li.append(` ${new URL(link.url, location.href)}`);
    if (who.is === 'nobody' && now.stage === 'open') {
      item($('seats'), `sit on ${seat}`, () => act({ do: 'sit', seat, link: null, nonce: random(32) }));
    }
  }
  if (state.host && now.stage === 'open') {
    item($('seats'), 'start, with bots on empty seats', () => act({ do: 'start', fill: 'greedy' }));
  }
  $('view').textContent = JSON.stringify(now.view, null, 1);
  $('choices').replaceChildren();
  $('draft').textContent = '';
  if (now.stage === 'over') {
    $('status').textContent = `over: ${now.standings.place.map((place, i) => `seat ${i + 1} is number ${place} with ${now.standings.score[i]}`).join('; ')}`;
    item($('choices'), 'match file', () => { location.href = `${base}/api/tables/${state.table}/export`; });
  } else if (now.choices) {
    $('status').textContent = now.turn?.must.includes(state.eye) ? 'Your turn.' : 'You may act.';
    walk([], []);
  } else {
    $('status').textContent = now.stage;
  }
}

function walk(draft, labels) {
  if (!state.now?.choices) return;
  state.draft = draft;
  state.labels = labels;
  send({ type: 'walk', table: state.table, seat: state.eye, draft, ask: ++state.ask });
}

function walked({ ask, walk: at }) {
  if (ask !== state.ask) return;
  $('choices').replaceChildren();
  $('draft').textContent = state.labels.join(' › ');
  const { draft, labels } = state;
  if (at.walk === 'whole') {
    const { question } = state.now.choices;
    item($('choices'), `do it: ${at.notation}`, () => act({ do: 'play', seat: state.eye, action: at.action, question }));
  } else if (at.walk === 'pick') {
    for (const { pick, label } of at.options) {
      const text = arg(label, state.eye);
      item($('choices'), text, () => walk([...draft, pick], [...labels, text]));
    }
  }
  if (draft.length) item($('choices'), 'back', () => walk(draft.slice(0, -1), labels.slice(0, -1)));
  else if (state.now.undo?.actions?.length) {
    item($('choices'), `take back: ${state.now.undo.actions[0].notation}`, () => act({ do: 'undo', seat: state.eye, plies: 1 }));
  }
}

main().catch((error) => notice(error.message));
