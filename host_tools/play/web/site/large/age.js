// How old something is, in words.
import {language} from '../shared/words.js';

const [MINUTE, HOUR, DAY] = [60e3, 3600e3, 24 * 3600e3];
const UNITS = /** @type {[number, Intl.RelativeTimeFormatUnit][]} */ ([[DAY, 'day'], [HOUR, 'hour'], [MINUTE, 'minute']]);

// {time, age, isNow} of a moment, in milliseconds: "20:14", "3 minutes ago", and whether that is within this minute.
export function ageOf(moment, now = Date.now()) {
  const past = Math.max(0, now - moment);
  const [size, unit] = UNITS.find(([one]) => past >= one) ?? [1000, 'second'];
  const words = new Intl.RelativeTimeFormat(language(), {numeric: 'auto'});
  const isNow = unit === 'second';
  return {
    isNow,
    time: new Intl.DateTimeFormat(language(), {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'}).format(moment),
    age: isNow ? words.format(0, 'second') : words.format(-Math.floor(past / size), unit),
  };
}

// The moment of a time such as "2026-11-21T20:15", of this computer's clock; null without one.
export function momentOf(saved) {
  const found = saved ? new Date(saved).getTime() : NaN;
  return Number.isNaN(found) ? null : found;
}
