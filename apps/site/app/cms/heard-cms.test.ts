import { CmsError, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { heardCms } from './heard-cms.ts'

test('A fault of the CMS is written down with its call and request, also where the caller goes on without it', async () => {
  const fault = new Error('API response has no data: stadt')
  const { site, lines } = testSite({ stadt: () => Promise.reject(fault) })
  const cms = heardCms(site.cms, site.log, 'anfrage-1')
  expect(await cms.call(calls.stadt, {}).catch(() => null)).toBeNull()
  expect(lines).toEqual([
    {
      level: 'warn',
      about: { err: fault, call: 'stadt', requestId: 'anfrage-1' },
      message: 'Abruf fehlgeschlagen',
    },
  ])
})

test('An expected failure is an answer and is not written down', async () => {
  const { site, lines } = testSite({
    stadt: () => {
      throw new CmsError('nicht-gefunden')
    },
  })
  const cms = heardCms(site.cms, site.log, 'anfrage-1')
  await expect(cms.call(calls.stadt, {})).rejects.toMatchObject({ code: 'nicht-gefunden' })
  expect(lines).toEqual([])
})
