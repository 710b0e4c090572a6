import { isSafeAddress } from '../address.ts'
import type { Fragen } from '../entities/formular.ts'
import type { Formularfeld } from '../entities/formularfeld.ts'
import { readAddress } from './read-address.ts'
import { readFiles } from './read-files.ts'
import { falsch, type Gelesen, given, leer, NO_CHOICE, type Of, wert } from './read-result.ts'
import { readText } from './read-text.ts'

/** Reads the answer to one question, required or not. */
export function readAnswer(feld: Formularfeld, raw: unknown, heute: string, ort?: Fragen['ort']): Gelesen {
  switch (feld.typ) {
    case 'schalter':
    case 'einwilligung':
      return isTicked(raw) ? wert(true) : leer
    case 'mehrfachauswahl':
      return readChoices(feld, raw)
    case 'datei':
      return readFiles(feld, raw)
    case 'adresse':
      return readAddress(feld, raw, ort)
    case 'seite':
      return readPage(raw)
    default:
      return readText(feld, raw, heute)
  }
}

const isTicked = (raw: unknown): boolean => raw === true || raw === 'ja' || raw === 'on'

function readChoices(feld: Of<'mehrfachauswahl'>, raw: unknown): Gelesen {
  const { name, optionen, anzahl_von, anzahl_bis } = feld
  const named = [raw].flat().filter(one => typeof one === 'string' && one !== '')
  if (named.length === 0) return leer
  const chosen = optionen.flatMap(one => (named.includes(one.wert) ? [one.wert] : []))
  if (named.some(one => !chosen.includes(one as string))) return falsch(name, NO_CHOICE)
  if (anzahl_von !== undefined && chosen.length < anzahl_von)
    return falsch(name, `Bitte wählen Sie mindestens ${anzahl_von} Antworten.`)
  if (anzahl_bis !== undefined && chosen.length > anzahl_bis)
    return falsch(
      name,
      anzahl_bis === 1
        ? 'Bitte wählen Sie nur eine Antwort.'
        : `Bitte wählen Sie höchstens ${anzahl_bis} Antworten.`,
    )
  return wert(chosen)
}

const LONGEST_PAGE = 500
/** A path with dot segments leads to another page than it seems. */
const UPWARDS = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

/**
 * The value comes from a link, not from a person: anything but a page of this website is left out, because
 * nobody could correct it.
 */
function readPage(raw: unknown): Gelesen {
  const path = given(raw, LONGEST_PAGE) ?? ''
  return path.startsWith('/') && isSafeAddress(path) && !UPWARDS.test(path) ? wert(path) : leer
}
