import { styleProperties } from '@geoslide/protocol';
import type { Cursor } from '../../cursor.js';
import { printed } from '../../problem.js';
import { constantValue } from '../../source.js';
import { capital } from '../habit.js';
import { styleOf } from '../looks/look-at.js';
import { shadeColor } from '../looks/shades.js';
import { propertyNamed } from '../looks/vocabulary.js';
import { offsetsTo, type Side } from '../sides.js';
import { spacedBy } from './axis-advice.js';
import { adviceFor, offsetsOf } from './style-advice.js';
import { numberMeant, pxOf } from './style-values.js';

/** What to write where no colon stands behind a key of a block. */
export function colonAdvice(key: string, cursor: Cursor): string {
  const next = cursor.next();
  const ends = /^(-?[\d.]*\d)\s*\.\.\s*(-?[\d.]*\d)$/.exec(key);
  if (ends !== null) return `write Curve(x^2, ${ends[1]}, ${ends[2]}) for a part of a curve, with its own function`;
  if (next === '}' && cursor.text[cursor.at - 1] === '"') return `a label stands without braces: "${key}"`;
  if (/^[,}]$/.test(next) && /^(?:bold|fett)$/i.test(key)) return 'take it away, and write the label as "\\mathbf{A}"';
  if (/^[,}]$/.test(next) && /^(?:italic|kursiv)$/i.test(key))
    return 'take it away: a label is a formula, whose letters are italic';
  if (next === '}' && /^(?:on|off)$/.test(key)) return `write it without braces, as in axes ${key}`;
  const all = [key, ...(/^(?:\s*,\s*\p{L}+)+(?=\s*\})/u.exec(rest(cursor))?.[0].match(/\p{L}+/gu) ?? [])].map(
    meantAlone,
  );
  if (all.length > 1 && !all.includes(undefined)) return `write ${all.join(', ')}`;
  const meant = /^[,}]$/.test(next) ? meantAlone(key) : undefined;
  if (meant !== undefined) return `write ${meant}`;
  const [, word, text] = /^(\p{L}+)\s*[:=]\s*([^,}\n]*)/u.exec(rest(cursor)) ?? [];
  if (word !== undefined) {
    const joined = `${key}${capital(word)}`;
    const typed = text!.trim().replaceAll('"', '');
    const plain = String(pxOf(typed) ?? typed.replace(/(?<=\d)\s*em$/, ''));
    const said = adviceFor('an object', joined, plain);
    if (said !== undefined) return said;
    if (Object.values(styleProperties).some((known) => Object.hasOwn(known, joined)))
      return `write ${joined}: ${plain}`;
  }
  const side = offsetsOf(`${key} ${/^[\p{L} ]*/u.exec(rest(cursor))![0].trim()}`);
  if (side !== undefined) return `write ${side} in px, in the block after the label`;
  const together = [
    key,
    ...(rest(cursor)
      .match(/^\s*\p{L}+(?:\s+\p{L}+)*(?=\s*\})/u)?.[0]
      .trim()
      .split(/\s+/) ?? []),
  ];
  const own = together.map(styleOf);
  if (own.length > 1 && !own.includes(undefined)) return `write ${own.join(', ')}`;
  const value = /^(?:#?[\p{L}\p{N}_.]+|"[^"\n]*")(?=\s*[,}]|\s+\p{L})/u.exec(rest(cursor).replace(/^\s*;\s*/, ''))?.[0];
  if (value !== undefined) return `write ${key}: ${value}`;
  if (!/[<>=≤≥]/.test(next)) return `write ${key}: and its value`;
  return 'a block holds properties; a part of a curve is written as Curve(x^2, 0, 5) or if(x > 0, x^2)';
}

const rest = ({ text, at, end }: Cursor): string => text.slice(at, end);

/** What to write for `offset: 8, -6`, of which the second number is no property. */
function pairAdvice({ text, at, end }: Cursor): string | undefined {
  const [, key = '', x] = /[{,]\s*(\w+)\s*[:=]\s*(-?[\d.]+)\s*,\s*$/.exec(text.slice(0, at)) ?? [];
  const y = /^-?[\d.]+(?=\s*[,}])/.exec(text.slice(at, end))?.[0];
  if (x === undefined || y === undefined) return undefined;
  return /^(?:offset|shift|move|position)$/.test(key)
    ? `write offsetX: ${x}, offsetY: ${y}`
    : `write ${key}: (${x}, ${y})`;
}

/** The property that a word without a value is: a look, a value that only one property has, the side of a label. */
function meantAlone(word: string): string | undefined {
  const look = styleOf(word);
  if (look !== undefined) return look;
  if (/^arrows?$/i.test(word) || propertyNamed(word) === 'endArrow') return 'endArrow: stealth';
  if (Object.hasOwn(offsetsTo, word)) return `${offsetsTo[word as Side]} in px, in the block after the label`;
  const found = Object.entries(styleProperties.object).find(
    ([, property]) => 'options' in property && (property.options as readonly string[]).includes(word),
  );
  return found && `${found[0]}: ${word}`;
}

/** `color: darkblue` for `color: dark blue`: CSS writes the names of colours in one word. */
function colorAdvice(key: string, words: string): string | undefined {
  const shade = /^"?(dark|light|medium|deep|hot|pale|sky|steel|royal|forest|navy|sea)[ _-](\p{L}+)"?$/iu.exec(words);
  return /colou?r$/i.test(key) && shade !== null
    ? `write ${key}: ${(shade[1]! + shade[2]!).toLowerCase()}, in one word`
    : undefined;
}

/** What to write where neither a comma nor the end of a block stands behind a value. */
export function commaAdvice(key: string, value: unknown, cursor: Cursor): string {
  if (key === '') return pairAdvice(cursor) ?? 'write a property such as color: red';
  const behind = rest(cursor);
  const condition = /^[<>=!≤≥]=?[^,{}\n]*(?=[,}])/.exec(behind)?.[0];
  if (condition !== undefined && /^(?:if|when|only_?if|visible|visible_?if|condition|show|shown)$/i.test(key))
    return `write showIf: ${printed(value)} ${condition.trim()}`;
  if (condition !== undefined && /^hid(?:e|den)$/i.test(key))
    return `write showIf: !(${printed(value)} ${condition.trim()}), which is a condition`;
  const label = /^"[^"\n]*"(?=\s*\})/.exec(behind)?.[0];
  if (label !== undefined) return `write the label ${label} behind the }`;
  if (/arrow/i.test(key)) return 'write endArrow: stealth';
  if (/^(?:border|outline)$/i.test(key)) return 'write color: red, lineWidth: 2, each as a property of its own';
  if (/^fill/i.test(key) && typeof value === 'string')
    return `write color: ${value}, regionOpacity: ${/^\d+(?=\s*%)|(?<=^!)\d+/.exec(behind)?.[0] ?? 50}`;
  if (/^(?:position|pos|anchor|placement)$/i.test(key)) {
    const words = `${printed(value)} ${/^[^,;}\n]*/.exec(behind)?.[0] ?? ''}`.trim();
    const moved = 'write where the label is moved, in px with y down: offsetX: -14, offsetY: -14 for the upper left';
    return adviceFor('a label', key, words) ?? moved;
  }
  if (/dash/i.test(key)) return 'write lineDash: dashed, or lineDash: dotted';
  const words = `${printed(value)} ${/^[^,;}\n]*/.exec(behind)?.[0] ?? ''}`.trim();
  const color = colorAdvice(key, words) ?? mixtureAdvice(key, words);
  if (color !== undefined) return color;
  if (/color$/i.test(key) && behind.startsWith('!'))
    return `write ${key}: ${printed(value)}, or a lighter one by its numbers, such as ${key}: "#ff8080"`;
  const next = /^[\p{L} ]*(?=[,}])/u.exec(behind)?.[0].trim() ?? '';
  const shade = /color$/i.test(key) && next !== '' ? shadeColor(`${printed(value)} ${next}`) : undefined;
  if (shade !== undefined) return `write ${key}: ${shade}`;
  const others = next.split(/\s+/).map(styleOf);
  if (!others.includes(undefined)) return `write ${key}: ${printed(value)}, ${others.join(', ')}`;
  const pair = /^\p{L}[\p{L}\p{N}]*\s*[:=]\s*[^,{}\n]*/u.exec(behind)?.[0].trim();
  if (pair !== undefined)
    return `put a comma between properties: ${key}: ${printed(value)}, ${pair.replace(/\s*=\s*/, ': ')}`;
  if (typeof value === 'number' && /^(?:°|deg)/.test(behind)) {
    return `write ${key}: ${Math.round((value / 180) * Math.PI * 1e4) / 1e4}: angles of a block are in radians`;
  }
  const px = pxOf(words);
  if (px !== undefined) return `write ${key}: ${px}, in px`;
  const number = constantValue(words);
  if (number !== undefined) return `write ${key}: ${Number(number.toFixed(6))}, since blocks hold plain numbers`;
  return 'put a comma between properties, and a text of several words in double quotes';
}

/** A lighter or darker colour for the mixture `red!50` of LaTeX. */
function mixtureAdvice(key: string, words: string): string | undefined {
  const [, base, other] = /^(\p{L}+)\s*!\s*\d+\s*(?:!\s*(\p{L}+))?$/u.exec(words) ?? [];
  const color = base === undefined ? undefined : shadeColor(`${other === 'black' ? 'dark' : 'light'} ${base}`);
  return color && `write ${key}: ${color}`;
}

/** `"#ff0000"` for the list of its parts from 0 to 255, or from 0 to 1; undefined for another value. */
function colorOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length < 3 || !value.every((part) => typeof part === 'number')) return undefined;
  const parts = value.slice(0, 3).map((part) => Math.round(Math.max(...value) <= 1 ? 255 * part : part));
  return `"#${parts.map((part) => Math.min(Math.max(part, 0), 255).toString(16).padStart(2, '0')).join('')}"`;
}

/** What to write in place of a value of a property that takes another type; undefined where that is not known. */
export function valueAdvice(key: string, value: unknown, type: 'number' | 'string' | 'boolean'): string | undefined {
  const word = typeof value === 'object' ? '' : String(value);
  const number = pxOf(word) ?? /^[-+]?\d*\.?\d+(?=(?:em|%|deg|°)$)/.exec(word)?.[0];
  if (type === 'number' && number !== undefined) return `write ${key}: ${number}, without a unit`;
  if (type === 'number' && /^[-+]?\d*\.?\d+$/.test(word)) return `write ${key}: ${word}, without quotes`;
  if (key === 'hidden' && /^(?:faces|sides|surface|fill)$/.test(word)) return 'write regionOpacity: 0 in place of it';
  if (key === 'hidden' && /^(?:edges|lines|border|outline)$/.test(word)) return 'write lineOpacity: 0 in place of it';
  if (key === 'hidden' && /^(?:solid|dash(?:ed|dot)?|dotted|thin)$/.test(word))
    return `write hiddenLineDash: ${word === 'dash' ? 'dashed' : word}`;
  if (key === 'unit' && typeof value === 'number') return `write ${spacedBy(value)}`;
  if (type === 'boolean' && key === 'tick' && typeof value === 'number')
    return `write distanceMode: custom, distance: ${value} for a tick at every ${value}`;
  const size = type === 'number' ? numberMeant(key, word) : undefined;
  if (size !== undefined) return `write ${key}: ${size}`;
  if (type === 'string' && value === true && /Arrow$/.test(key)) return `write ${key}: stealth`;
  if (type === 'string' && value === true && key === 'lineDash') return 'write lineDash: dashed';
  if (type === 'string' && value === true && key === 'shading') return 'write shading: light';
  if (type === 'boolean' && /^(?:yes|on|no|off|true|false|0|1)$/i.test(word))
    return `write ${key}: ${/^(?:yes|on|true|1)$/i.test(word)}`;
  if (type === 'boolean' && key !== '') return `write ${key}: true, or ${key}: false`;
  if (type === 'string' && /color$/i.test(key)) return `write ${key}: ${colorOf(value) ?? 'red'}`;
  const property = Object.hasOwn(styleProperties.object, key) ? styleProperties.object[key as 'lineDash'] : undefined;
  if (type === 'string' && property !== undefined && 'options' in property)
    return `write ${key}: and one of ${property.options.join(', ')}`;
  const look = styleOf(word);
  return look?.startsWith(`${key}: `) ? `write ${look}` : undefined;
}
