import { CmsError, calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { ask } from '../wall/ask.ts'
import { drawnForm, type } from './testing/drawn-form.tsx'

const fields = formOf(records.vorlage).filter(({ name }) => name === 'datei')

const medium = (datei: string, titel: string) => ({
  datei,
  adresse: `/medien/${datei}`,
  art: 'dokument' as const,
  typ: 'application/pdf',
  titel,
  beschreibung: '',
  dekorativ: false,
  urheber: '',
  ordner: '',
  groesse: 405,
  breite: null,
  hoehe: null,
  version: 'a',
  aufgenommen_am: '2026-11-20T08:00:00.000Z',
  aufgenommen_von: { id: 'a', name: 'Anna Ritter' },
  geaendert_am: '2026-11-20T08:00:00.000Z',
})
const OLD = '/medien/plan-alt.pdf'

/**
 * Chooses the only document of the library, „Neuer Plan“, instead of the one in the data, whose title the library
 * knows as `former`, `when` it answers.
 */
async function chosen(
  datei: Record<string, unknown> | undefined,
  former: string | undefined,
  when?: Promise<void>,
) {
  const asked = answering({
    ...fakeCms(),
    redaktionMedien: () => ({ data: [medium('plan-neu.pdf', 'Neuer Plan')], mehr: false }),
    async redaktionMedium() {
      await when
      if (former === undefined) throw new CmsError('nicht-gefunden')
      const verwendung = { entwurf: [], oeffentlich: [], weitere: 0 }
      return { ...medium('plan-alt.pdf', former), verwendung, behalten: [] } as never
    },
  })
  const form = await drawnForm(fields, datei ? { datei } : {})
  if (!datei) await form.press('Datei angeben')
  await form.press(datei?.['url'] ? 'Anderes Dokument auswählen' : 'Dokument auswählen')
  await until(() => expect(form.root.querySelector('dialog ul button')).not.toBeNull())
  await act(async () => form.root.querySelector<HTMLElement>('dialog ul button')?.click())
  const lookups = () => asked.filter(one => one.includes('/medien/plan-'))
  return Object.assign(form, { lookups })
}
const titleIn = (form: Awaited<ReturnType<typeof chosen>>) =>
  (form.data()['datei'] as Record<string, unknown>)['titel']

/** The title in the question whether it fits the new document; undefined if nothing is asked. */
const keptIn = ({ root }: Awaited<ReturnType<typeof chosen>>) =>
  /Der Titel „([^“]*)“ ist geblieben/.exec(root.textContent)?.[1]

/** Waits until the look-up of the former file is over, if there was one: a later one has its answer. */
const lookedUp = () =>
  act(async () => {
    await ask(calls.redaktionMedium, { params: { datei: 'sonst.pdf' } }).catch(() => undefined)
  })

/** Without a look-up, the last column, a broken rule would ask only later. */
test.each([
  ['the title of the former file', { titel: 'Alter Plan', url: OLD }, 'Alter Plan', 'Neuer Plan', false, 1],
  ['a title of its own', { titel: 'Lageplan', url: OLD }, 'Alter Plan', 'Lageplan', true, 1],
  ['a title of a file that is gone', { titel: 'Alter Plan', url: OLD }, undefined, 'Alter Plan', true, 1],
  ['no title', { titel: '', url: OLD }, 'Alter Plan', 'Neuer Plan', false, 0],
  [
    'the title of the new file already',
    { titel: 'Neuer Plan', url: OLD },
    'Alter Plan',
    'Neuer Plan',
    false,
    0,
  ],
  ['a title written before the first file', { titel: 'Lageplan' }, undefined, 'Lageplan', false, 0],
  ['the same file', { titel: 'Lageplan', url: '/medien/plan-neu.pdf' }, 'Neuer Plan', 'Lageplan', false, 0],
] as const)('P12: another document after %s', async (_, datei, former, title, isAsked, lookups) => {
  const form = await chosen({ groesse: 46_000, typ: 'application/pdf', ...datei }, former)
  await until(() => expect(titleIn(form)).toBe(title))
  expect(form.data()['datei']).toMatchObject({ url: '/medien/plan-neu.pdf', groesse: 405 })
  if (isAsked) await until(() => expect(keptIn(form)).toBe(title))
  await lookedUp()
  expect(keptIn(form)).toBe(isAsked ? title : undefined)
  expect(form.lookups()).toHaveLength(lookups)
})

test.each(['Alter Plan', 'Anderer Plan'])(
  'P12: a title written during the look-up of the former file, „%s“, stays without a question',
  async former => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const form = await chosen({ titel: 'Alter Plan', url: OLD, groesse: 1, typ: 'x' }, former, promise)
    const input = [...form.root.querySelectorAll('input')].find(({ value }) => value === 'Alter Plan')
    if (input) await type(input, 'Lageplan')
    resolve()
    await lookedUp()
    expect(titleIn(form)).toBe('Lageplan')
    expect(keptIn(form)).toBeUndefined()
    expect(form.lookups()).toHaveLength(1)
  },
)

test('P12: a kept title is replaced on request, and the question ends', async () => {
  const form = await chosen({ titel: 'Lageplan', url: OLD, groesse: 1, typ: 'application/pdf' }, 'Alter Plan')
  await until(() => expect(keptIn(form)).toBe('Lageplan'))
  await form.press('Titel „Neuer Plan“ nehmen')
  expect(titleIn(form)).toBe('Neuer Plan')
  expect(keptIn(form)).toBeUndefined()
})
