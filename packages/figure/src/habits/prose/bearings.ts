import { entry, type HabitEntry, write } from '../habit.js';

/** Directions of the compass, in degrees from the x axis. */
const COMPASS: readonly (readonly [word: string, angle: number])[] = [
  [String.raw`north[\s-]?east|nordost(?:en|lich)?|nord[\s-]?est|noreste`, 45],
  [String.raw`north[\s-]?west|nordwest(?:en|lich)?|nord[\s-]?ouest|noroeste`, 135],
  [String.raw`south[\s-]?east|südost(?:en|lich)?|sud[\s-]?est|sureste`, -45],
  [String.raw`south[\s-]?west|südwest(?:en|lich)?|sud[\s-]?ouest|suroeste`, -135],
  ['north|nord(?:en)?|nördlich|norte', 90],
  ['east|ost(?:en)?|östlich|est|este', 0],
  ['south|süd(?:en)?|südlich|sud|sur', -90],
  ['west|westen|westlich|ouest|oeste', 180],
  [String.raw`to\s+the\s+left|left|links|à\s+gauche|a\s+la\s+izquierda`, 180],
  [String.raw`to\s+the\s+right|right|rechts|à\s+droite|a\s+la\s+derecha`, 0],
  ['above|oberhalb|über|au-dessus|encima', 90],
  ['below|under|unterhalb|unter|au-dessous|debajo', -90],
];

const DISTANCE =
  /(?<![\p{L}\d])(\d+(?:\.\d+)?)\s*(?:km|m|cm|mm|miles?|nm|sm|units?|einheiten|unités|unidades)?(?![\p{L}\d°])/iu;
const ANGLE = String.raw`\s*(?:of\s+|von\s+|de\s+|[:=]\s*)?(-?\d+(?:\.\d+)?)\s*(?:°|deg(?:rees?)?|grad|degrés|grados)`;
const BEARING = new RegExp(`(?:bearing|azimuth?|course|heading|kurs|peilung|relèvement|cap|rumbo)${ANGLE}`, 'iu');
const DIRECTION = new RegExp(`(?:direction|angle|richtung|winkel|dirección|ángulo)${ANGLE}`, 'iu');
const FROM =
  /(?:(?:from|of|von|ab|de|du|depuis|desde)\s+(?:the\s+|point\s+)?)?(?<!\p{L})(\p{L}[\p{L}\d_]*)(?![\p{L}\d_])/giu;

/** What stands between these parts. */
const FILLERS =
  /^(?:[\s,;.]|(?:is|lies|ist|liegt|est|está|at|on|in|with|a|an|the|distance|away|and|mit|einer?|unter|dem|der|entfernung|entfernt|und|à|une?|avec|distancia|con|un)(?!\p{L}))*$/iu;

/** A part of a sentence with what it says, and the sentence without it. */
function taken(text: string, pattern: RegExp): readonly [said: string | undefined, rest: string] {
  const found = pattern.exec(text);
  return found === null ? [undefined, text] : [found[1], text.replace(found[0], ' ')];
}

/** The direction that a sentence says, as an angle from the x axis; bearings turn clockwise from the north. */
function directionIn(text: string): readonly [angle: string | undefined, rest: string] {
  const [bearing, withoutBearing] = taken(text, BEARING);
  if (bearing !== undefined) return [`90° - ${bearing}°`, withoutBearing];
  const [direction, withoutDirection] = taken(text, DIRECTION);
  if (direction !== undefined) return [`${direction}°`, withoutDirection];
  for (const [word, angle] of COMPASS) {
    const [said, rest] = taken(text, new RegExp(String.raw`(?:due\s+|nach\s+)?(?<!\p{L})(${word})(?!\p{L})`, 'iu'));
    if (said !== undefined) return [`${angle}°`, rest];
  }
  return [undefined, text];
}

/** Points by their distance and direction from another one: `S: 5 km from A at bearing 060°`. */
export const bearingHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:point\s+|punkt\s+)?(<NAME>)\s*(?:[:=]|\s(?=(?:is|lies|ist|liegt|est|está|at|on|in)\s))\s*([^"{}()]*\d[^"{}()]*)`,
    ([, name = '', words = ''], { defines }) => {
      const [angle, rest] = directionIn(words);
      const start = [...rest.matchAll(FROM)].find(([, own = '']) => defines(own));
      if (angle === undefined || start === undefined || start[1] === name) return undefined;
      const [distance, left] = taken(rest.replace(start[0], ' '), DISTANCE);
      return distance === undefined || !FILLERS.test(left)
        ? undefined
        : write(`${name}: ${start[1]} + (${distance}; ${angle})`);
    },
    'iu',
  ),
];
