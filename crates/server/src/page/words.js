// Words for messages: as much of Fluent as our catalogue uses.

const entries = new Map();

export function learn(text) {
  let key = null;
  for (const line of text.split('\n')) {
    const start = /^([a-z][\w-]*) *= *(.*)$/i.exec(line);
    if (start) {
      key = start[1];
      entries.set(key, start[2]);
    } else if (key !== null && /^\s+\S/.test(line)) {
      entries.set(key, entries.get(key) + '\n' + line.trim());
    } else if (line.trim() !== '') {
      key = null;
    }
  }
}

export function say(message, me) {
  return format(message.key, message.args, me);
}

export function arg(value, me) {
  const [kind, inner] = Object.entries(value)[0];
  switch (kind) {
    case 'seat': return inner === me ? format('seat-you', [], me) : format('seat-name', [['number', { number: inner }]], me);
    case 'number': return String(inner);
    case 'term': return format(inner, [], me);
    case 'card': return inner.text;
    case 'message': return say(inner, me);
    case 'list': return inner.length ? inner.map((item) => arg(item, me)).join(', ') : format('list-empty', [], me);
    default: return String(inner);
  }
}

function format(key, args, me) {
  const values = {};
  for (const [name, value] of args) {
    values[name] = arg(value, me);
    if ('seat' in value) values[`${name}_is`] = value.seat === me ? 'you' : 'other';
    if ('list' in value) values[`${name}_count`] = value.list.length;
    if ('number' in value) values[name] = value.number;
  }
  if (!entries.has(key)) {
    const rest = args.map(([name]) => `${name}=${values[name]}`).join(' ');
    return rest ? `${key}(${rest})` : key;
  }
  return pattern(entries.get(key), values, me).trim();
}

// Text with placeables in braces, which may hold patterns themselves.
function pattern(text, values, me) {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '{') {
      out += text[at] === '\n' ? ' ' : text[at];
      continue;
    }
    let depth = 1;
    const begin = ++at;
    while (at < text.length && depth > 0) {
      if (text[at] === '{') depth++;
      if (text[at] === '}') depth--;
      at++;
    }
    at--;
    out += placeable(text.slice(begin, at).trim(), values, me);
  }
  return out;
}

function placeable(inside, values, me) {
  const select = /^\$([\w-]+)\s*->\s*([^]*)$/.exec(inside);
  if (select) return pattern(variant(select[2], values[select[1]]), values, me);
  if (inside.startsWith('"')) return inside.slice(1, -1);
  if (inside.startsWith('$')) return String(values[inside.slice(1)] ?? inside);
  return format(inside, [], me);
}

function variant(text, value) {
  const parts = [...text.matchAll(/(\*?)\[\s*([^\]\s]+)\s*\]([^]*?)(?=\n\s*\*?\[|\s\*?\[[\w-]+\]|$)/g)];
  const plural = typeof value === 'number' ? new Intl.PluralRules('en').select(value) : null;
  const found = parts.find((part) => part[2] === String(value)) ?? parts.find((part) => part[2] === plural);
  return (found ?? parts.find((part) => part[1] === '*') ?? ['', '', '', ''])[3].trim();
}
