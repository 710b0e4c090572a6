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
import { askInForm } from '../forms/asked-mail.ts'
import { askedName } from '../forms/asked-mail-name.ts'

const FIELDS = ['kategorie', 'text', 'adresse', 'ort', 'email'] as const
/** Most bytes that a field may add to the page when it is shown again. */
const SHOWN_OF_FIELD = 30_000

/**
 * Names of all questions. The page has the questions of all categories, each with a unique name; answers for
 * other categories are not sent to the CMS.
 */
const questions = Object.values(schadenskategorien).flatMap(({ fragen }) => Object.keys(fragen))
export const questionName = (name: string) => `angaben.${name}`
/** The order of the questions on the page. */
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

/** Reads a report. Returns the values to show again, and the validated report or the errors by field. */
export function readReport(form: FormData) {
  const text = (name: string) => textIn(form, name).replaceAll('\r\n', '\n')
  const names = [...FIELDS, ...questions.map(questionName)]
  const { question, asked: askedMails } = askInForm(form, 'email')
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(names.map(name => [name, shownAgain(text(name), SHOWN_OF_FIELD)])),
    [askedName('email')]: askedMails,
  }
  /** Keys of photos that are already uploaded. */
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
  const found = [
    ...(question === undefined ? [] : [['email', question] as const]),
    ...(read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const),
  ]
  // The schema checks the place only if all else is valid, but the sender should see all errors at once.
  const nowhere = lage === null && text('adresse').trim() === '' && text('ort').trim() === ''
  const errors: Readonly<Record<string, string>> =
    read.success && question === undefined
      ? {}
      : Object.fromEntries(
          [
            ...new Map([...(nowhere ? [['adresse', WO_FEHLT] as const] : []), ...found.toReversed()]),
          ].toSorted(([one], [other]) => ON_PAGE.indexOf(one) - ON_PAGE.indexOf(other)),
        )
  return { values, kept, lage, data: read.data, errors }
}

/** Returns the point on the map. Null if it is missing or invalid; the place in words is then required. */
function pointIn(breite: string, laenge: string) {
  const read = schadenspunkt.safeParse({ breite: numberIn(breite), laenge: numberIn(laenge) })
  return read.data ?? null
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
