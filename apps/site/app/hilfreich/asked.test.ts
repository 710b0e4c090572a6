import { calls, type Stadt } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { askedAt } from './asked.ts'

const town = calls.stadt.examples[0]?.answer as Stadt

const asked = (path: string, query = '', rueckmeldungen: boolean | null = true, more: object = {}) => {
  const { site } = testSite({
    stadt: async () => ({ ...town, ...(rueckmeldungen === null ? {} : { rueckmeldungen }) }) as Stadt,
  })
  return askedAt({ ...site, ...more }, path, new URLSearchParams(query))
}

test('A content page asks whether it was helpful, and knows the step that the visitor has reached', async () => {
  expect(await asked('/rathaus')).toBe('')
  expect(await asked('/freibad/preise', 'hilfreich=nein')).toBe('nein')
  expect(await asked('/freibad', 'hilfreich=danke')).toBe('danke')
  expect(await asked('/freibad', 'hilfreich=<script>')).toBe('')
})

test.each(['/', '/kontakt', '/suche', '/intranet/neues', '/raete/sitzung', '/redaktion'])(
  '%s does not ask whether the page was helpful',
  async path => {
    expect(await asked(path)).toBeUndefined()
  },
)

test('Pages do not ask if the town has not enabled the question or the CMS does not know it', async () => {
  expect(await asked('/rathaus', '', false)).toBeUndefined()
  expect(await asked('/rathaus', '', null)).toBeUndefined()
  const { site } = testSite({
    stadt: async () => {
      throw new Error('still')
    },
  })
  expect(await askedAt(site, '/rathaus', new URLSearchParams())).toBeUndefined()
})

test('A preview does not ask whether the page was helpful', async () => {
  expect(await asked('/rathaus', '', true, { ansicht: { shown: 'ansicht' } })).toBeUndefined()
})
