import type { Fragen } from '../entities/formular.ts'
import { adressteilNamen } from './feldtypen.ts'
import type { Eingaben } from './pruefe.ts'
import type { Datei } from './read-result.ts'

/** The maximum number of values per name; no question has more. */
const MOST_OF_ONE = 100

/**
 * Reads the answers of a sent form, with or without JavaScript. The names of fields are those of the
 * questions; a part of an address has a name such as `anschrift.plz`. An uploaded file is in a hidden field
 * with the name of its question, as JSON with its four properties.
 */
export function readFormData({ schritte }: Fragen, form: FormData): Eingaben {
  const texts = (name: string): string[] =>
    form
      .getAll(name)
      .slice(0, MOST_OF_ONE)
      .flatMap(value => (typeof value === 'string' ? [value.replaceAll('\r\n', '\n')] : []))
  const text = (name: string): string => texts(name)[0] ?? ''
  return Object.fromEntries(
    schritte
      .flatMap(({ felder }) => felder)
      .map(({ name, typ }) => {
        if (typ === 'mehrfachauswahl') return [name, texts(name)]
        if (typ === 'adresse')
          return [name, Object.fromEntries(adressteilNamen.map(part => [part, text(`${name}.${part}`)]))]
        if (typ === 'datei') return [name, texts(name).flatMap(readSent)]
        return [name, text(name)]
      }),
  )
}

/** Reads an uploaded file from its hidden field; ignores anything else. */
function readSent(json: string): Datei[] {
  try {
    const { kennung, name, typ, groesse } = JSON.parse(json) as Record<string, unknown>
    return typeof kennung === 'string' &&
      typeof name === 'string' &&
      typeof typ === 'string' &&
      typeof groesse === 'number'
      ? [{ kennung, name, typ, groesse }]
      : []
  } catch {
    return []
  }
}
