import { CmsError } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { drawnForm } from './testing/drawn-form.tsx'

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

/** Chooses the only document of the library, „Neuer Plan“, instead of the one in the data. */
async function chosen(datei: Record<string, unknown> | undefined, former: string | undefined) {
  answering({
    ...fakeCms(),
    redaktionMedien: () => ({ data: [medium('plan-neu.pdf', 'Neuer Plan')], mehr: false }),
    redaktionMedium() {
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
  return form
}
const titleIn = (form: Awaited<ReturnType<typeof chosen>>) =>
  (form.data()['datei'] as Record<string, unknown>)['titel']

test.each([
  ['the title of the former file', { titel: 'Alter Plan', url: OLD }, 'Alter Plan', 'Neuer Plan', false],
  ['no title', { titel: '', url: OLD }, 'Alter Plan', 'Neuer Plan', false],
  ['a title of its own', { titel: 'Lageplan', url: OLD }, 'Alter Plan', 'Lageplan', true],
  ['a title of a file that is gone', { titel: 'Alter Plan', url: OLD }, undefined, 'Alter Plan', true],
  ['the title of the new file already', { titel: 'Neuer Plan', url: OLD }, 'Alter Plan', 'Neuer Plan', false],
  ['a title written before the first file', { titel: 'Lageplan' }, undefined, 'Lageplan', false],
  ['the same file', { titel: 'Lageplan', url: '/medien/plan-neu.pdf' }, 'Neuer Plan', 'Lageplan', false],
] as const)('P12: another document after %s', async (_, datei, former, title, isAsked) => {
  const form = await chosen({ groesse: 46_000, typ: 'application/pdf', ...datei }, former)
  await until(() => expect(titleIn(form)).toBe(title))
  expect(form.data()['datei']).toMatchObject({ url: '/medien/plan-neu.pdf', groesse: 405 })
  if (isAsked)
    await until(() => expect(form.root.textContent).toContain(`Der Titel „${title}“ ist geblieben.`))
  else expect(form.root.textContent).not.toContain('ist geblieben')
})

test('P12: a kept title is replaced on request, and the question ends', async () => {
  const form = await chosen({ titel: 'Lageplan', url: OLD, groesse: 1, typ: 'application/pdf' }, 'Alter Plan')
  await until(() => expect(form.root.textContent).toContain('ist geblieben'))
  await form.press('Titel „Neuer Plan“ nehmen')
  expect(titleIn(form)).toBe('Neuer Plan')
  expect(form.root.textContent).not.toContain('ist geblieben')
})
