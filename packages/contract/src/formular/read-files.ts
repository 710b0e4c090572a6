import { dateiartLabels, dateitypen } from './feldtypen.ts'
import { type Datei, falsch, type Gelesen, leer, type Of, wert } from './read-result.ts'

/** Reads the uploaded files of a question. */
export function readFiles({ name, arten, anzahl_bis, groesse_mb }: Of<'datei'>, raw: unknown): Gelesen {
  const files = [raw].flat().filter(isFile)
  if (files.length === 0) return leer
  if (files.length > anzahl_bis)
    return falsch(
      name,
      anzahl_bis === 1
        ? 'Bitte fügen Sie nur eine Datei an.'
        : `Bitte fügen Sie höchstens ${anzahl_bis} Dateien an.`,
    )
  const allowed = new Set(arten.flatMap(art => dateitypen[art]))
  if (files.some(({ typ }) => !allowed.has(typ)))
    return falsch(
      name,
      `Bitte fügen Sie nur solche Dateien an: ${arten.map(art => dateiartLabels[art]).join(' oder ')}.`,
    )
  if (files.some(({ groesse }) => groesse > groesse_mb * 1_000_000))
    return falsch(name, `Bitte fügen Sie nur Dateien bis ${groesse_mb} MB an.`)
  return wert(files.map(({ kennung, name, typ, groesse }) => ({ kennung, name, typ, groesse })))
}

const isFile = (raw: unknown): raw is Datei => {
  if (typeof raw !== 'object' || raw === null) return false
  const { kennung, name, typ, groesse } = raw as Record<string, unknown>
  return (
    typeof kennung === 'string' &&
    typeof name === 'string' &&
    typeof typ === 'string' &&
    typeof groesse === 'number'
  )
}
