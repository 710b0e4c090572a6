import { type Dateiart, dateiartLabels, dateitypen } from './feldtypen.ts'
import { type Datei, falsch, type Gelesen, leer, type Of, wert } from './read-result.ts'

const named = (name: string): string => `„${name}“`

/** The endings of the accepted kinds, for a file whose type the browser does not know. */
const ENDINGS: Readonly<Record<Dateiart, RegExp>> = { foto: /\.(?:jpe?g|png|webp|avif)$/i, pdf: /\.pdf$/i }

/** Photos of an iPhone. */
const HEIC_TYPE = /^image\/hei[cf]/
const HEIC_NAME = /\.hei[cf]$/i

/** Returns what is wrong with one file, before it is sent and after: it is empty, of another kind, or too large. */
export function fileFault(
  { arten, groesse_mb }: Pick<Of<'datei'>, 'arten' | 'groesse_mb'>,
  { name, typ, groesse }: Pick<Datei, 'name' | 'typ' | 'groesse'>,
): string | undefined {
  if (groesse === 0) return `${named(name)} ist leer. Bitte wählen Sie eine andere Datei.`
  const isAllowed = arten.some(art => (typ === '' ? ENDINGS[art].test(name) : dateitypen[art].includes(typ)))
  const kinds = `Bitte fügen Sie nur solche Dateien an: ${arten.map(art => dateiartLabels[art]).join(' oder ')}.`
  if (!isAllowed && (HEIC_TYPE.test(typ) || HEIC_NAME.test(name)))
    return `${named(name)} ist ein Foto im Format HEIC, das hier nicht geht. ${kinds}`
  if (!isAllowed) return `${named(name)} geht hier nicht. ${kinds}`
  if (groesse > groesse_mb * 1_000_000)
    return `${named(name)} ist zu groß. Bitte fügen Sie nur Dateien bis ${groesse_mb} MB an.`
  return undefined
}

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
  const fault = files.map(file => fileFault({ arten, groesse_mb }, file)).find(Boolean)
  if (fault) return falsch(name, fault)
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
