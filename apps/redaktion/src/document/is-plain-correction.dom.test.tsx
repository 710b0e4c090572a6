import { type Befund, CmsError, type CmsHandlers, calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { isPlainCorrection } from './is-plain-correction.ts'
import type { LoadedDocument } from './open-document.ts'

const ME = 'Miriam Huber'
/** Moments that are past, and ahead, whenever the test runs. */
const PAST = '2020-03-01T08:00:00.000Z'
const AHEAD = '2099-03-01T08:00:00+01:00'
const FINDING = { regel: 'link-tot', gewicht: 'fehler', satz: 'Der Link geht nicht.' } as unknown as Befund

const article = {
  ...(calls.redaktionInhalt.examples[0]?.answer as object),
  art: 'aktuelles',
  status: 'geaendert',
  fassung: 3,
  oeffentliche_fassung: 2,
  gueltig_bis: null,
  daten: { titel: 'Markt', datum_von: PAST },
} as unknown as LoadedDocument

const nothing = async (): Promise<readonly Befund[]> => []

const versions = calls.redaktionFassungen.examples[0]?.answer
const difference = calls.redaktionUnterschied.examples[0]?.answer

/** Answers what the correction is compared with: revision 3, saved by `name`. */
function town(name: string) {
  const saved = { ...versions?.data[0], nummer: 3, von: { id: null, name } }
  answering({
    ...fakeCms(),
    redaktionFassungen: () => ({ data: [saved], mehr: false }),
    redaktionUnterschied: () => difference,
  } as unknown as CmsHandlers)
}

test('P2: a correction of what is public needs no question', async () => {
  town(ME)
  expect(await isPlainCorrection(article, ME, nothing)).toBe(true)
  expect(await isPlainCorrection({ ...article, status: 'oeffentlich', fassung: 2 }, ME, nothing)).toBe(true)
})

test.each<[string, Partial<LoadedDocument>]>([
  ['a draft that was never public', { status: 'entwurf', oeffentliche_fassung: null }],
  ['a planned publication', { status: 'geplant' }],
  ['what is over', { status: 'abgelaufen' }],
  ['what is being reviewed', { status: 'in_pruefung' }],
  ['a notice that was taken back', { status: 'zurueckgenommen' }],
  ['what has an end, such as a job', { art: 'stelle', gueltig_bis: AHEAD }],
  ['a public notice', { art: 'bekanntmachung' }],
  ['an urgent notice', { art: 'hinweis' }],
  ['a text that says it appears in years', { daten: { titel: 'Markt', datum_von: AHEAD } }],
])('P2: the publication of %s is asked', async (_, more) => {
  town(ME)
  expect(await isPlainCorrection({ ...article, ...more }, ME, nothing)).toBe(false)
})

test('P2: changes of others, errors and an unknown state are asked before a correction is public', async () => {
  town('Jan Oberle')
  expect(await isPlainCorrection(article, ME, nothing)).toBe(false)
  town(ME)
  expect(await isPlainCorrection(article, ME, async () => [FINDING])).toBe(false)
  expect(await isPlainCorrection(article, ME, () => Promise.reject(new CmsError('nicht-erreichbar')))).toBe(
    false,
  )
})
