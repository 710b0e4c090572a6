import {
  fotokennung,
  MOST_FOTOS,
  schadenskategorie,
  schadenskategorien,
  schadenskategorieOf,
  schadensmeldung,
  schadenspunkt,
  WO_FEHLT,
} from '@rathausplatz/contract'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'

const FIELDS = ['kategorie', 'text', 'adresse', 'ort', 'email'] as const
/** Bytes of the page that a field may fill when it is shown again. */
const SHOWN_OF_FIELD = 30_000

/** Every question of any category stands on the page, as its name; those of others are not sent on. */
const questions = Object.values(schadenskategorien).flatMap(({ fragen }) => Object.keys(fragen))
export const questionName = (name: string) => `angaben.${name}`
/** As the questions stand on the page. */
const ON_PAGE = [
  'fotos',
  'kategorie',
  ...questions.map(questionName),
  'adresse',
  'ort',
  'lage',
  'text',
  'email',
]

/** What stood in the fields, to be shown again; what it is worth, or what is wrong with which of them. */
export function readReport(form: FormData) {
  const text = (name: string) => textIn(form, name).replaceAll('\r\n', '\n')
  const names = [...FIELDS, ...questions.map(questionName)]
  const values = Object.fromEntries(names.map(name => [name, shownAgain(text(name), SHOWN_OF_FIELD)]))
  /** Photos that have arrived already, by keys that the form of this page has. */
  const kept = form
    .getAll('foto')
    .flatMap(one => fotokennung.safeParse(one).data ?? [])
    .slice(0, MOST_FOTOS)
  const lage = pointIn(text('lage.breite'), text('lage.laenge'))
  const kategorie = schadenskategorie.safeParse(text('kategorie'))
  const asked = kategorie.success ? Object.keys(schadenskategorieOf(kategorie.data).fragen) : []
  const read = schadensmeldung.safeParse({
    ...Object.fromEntries(FIELDS.map(name => [name, text(name)])),
    angaben: Object.fromEntries(asked.map(name => [name, text(questionName(name))])),
    fotos: kept,
    lage,
  })
  const found = read.error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
  // The schema looks for a place only where all else is right; people are told everything at once.
  const nowhere = lage === null && text('adresse').trim() === '' && text('ort').trim() === ''
  const errors: Readonly<Record<string, string>> = read.success
    ? {}
    : Object.fromEntries(
        [...new Map([...(nowhere ? [['adresse', WO_FEHLT] as const] : []), ...found.toReversed()])].toSorted(
          ([one], [other]) => ON_PAGE.indexOf(one) - ON_PAGE.indexOf(other),
        ),
      )
  return { values, kept, lage, data: read.data, errors }
}

/** The point of the map. Whatever is none is left out: the words beside it are asked for then. */
function pointIn(breite: string, laenge: string) {
  const read = schadenspunkt.safeParse({ breite: numberIn(breite), laenge: numberIn(laenge) })
  return read.data ?? null
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Photos that came along with the form. A field of files left empty sends one without bytes. */
export const photosIn = (form: FormData): File[] =>
  form.getAll('fotos').filter((one): one is File => one instanceof File && one.size > 0)
