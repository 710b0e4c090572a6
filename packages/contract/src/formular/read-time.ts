import { plainSigns } from '@rathausplatz/text'
import { spokenTimes, typedTime, withoutRoughly } from '@rathausplatz/time'
import { falsch, type Gelesen, type Of, wert } from './read-result.ts'

/** Reads a time of day; `24:00` is the end of a day. */
export function readTime(feld: Of<'uhrzeit'>, text: string): Gelesen {
  const { name, von, bis } = feld
  const plain = plainSigns(text)
  const [time, other] = timesIn(plain)
  if (time === undefined) return falsch(name, faultOf(feld, plain))
  if (other !== undefined)
    return falsch(name, `Meinen Sie ${time} oder ${other} Uhr? Bitte schreiben Sie es so.`)
  if (von !== undefined && time < von) return falsch(name, `Bitte geben Sie eine Uhrzeit ab ${von} Uhr an.`)
  if (bis !== undefined && time > bis) return falsch(name, `Bitte geben Sie eine Uhrzeit bis ${bis} Uhr an.`)
  return wert(time)
}

const timesIn = (plain: string): readonly string[] => {
  const time = typedTime(plain)
  return time === undefined ? spokenTimes(plain) : [time]
}

/** A time between other words: `19:30 (Einlass 19 Uhr)`. */
const TIME_IN_TEXT = /\d{1,2}(?:[:.]\d{2}(?: ?Uhr)?| ?Uhr(?: \d{2}(?!\d))?)/gi
const OPEN = /open|offen|ende|schluss|unbestimmt|egal|sp[äa]t|je nach/i

/** Says what is wrong with a text that is no time of day. */
function faultOf(feld: Of<'uhrzeit'>, plain: string): string {
  const example = exampleTime(feld)
  const asking = `Bitte geben Sie eine Uhrzeit an, zum Beispiel ${example}.`
  const [exact, other] = timesIn(withoutRoughly(plain))
  if (exact !== undefined)
    return `Hier passt nur eine genaue Uhrzeit. Bitte schreiben Sie ${[exact, other].filter(Boolean).join(' oder ')}.`
  const [first, ...more] = (plain.match(TIME_IN_TEXT) ?? []).flatMap(one => timesIn(one))
  const isSpan = /\d ?(?:-|bis|\/|und|oder) ?\d/.test(plain)
  if (more.length > 0 || (isSpan && !/\p{L}/u.test(plain.replaceAll(/bis|und|oder|uhr/gi, ''))))
    return `Hier stehen zwei Uhrzeiten. Bitte schreiben Sie nur eine, zum Beispiel ${first ?? example}.`
  if (first !== undefined) return `Bitte schreiben Sie hier nur die Uhrzeit: ${first}.`
  if (OPEN.test(plain))
    return feld.pflicht || feld.bedingung?.wirkung === 'pflicht'
      ? `Hier brauchen wir eine Uhrzeit, auch wenn sie noch offen ist, zum Beispiel ${example}.`
      : `Ist die Uhrzeit offen, lassen Sie das Feld bitte leer. Sonst schreiben Sie zum Beispiel ${example}.`
  return asking
}

/** Returns a time that the question takes. */
export function exampleTime({ von = '', bis = '99' }: Pick<Of<'uhrzeit'>, 'von' | 'bis'>): string {
  const usual = ['19:30', '10:30'].find(time => time >= von && time <= bis)
  return usual ?? (von || bis)
}
