import { type Cms, CmsError, calls } from '@rathausplatz/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { heardCms } from './heard-cms.ts'

test('A fault of the CMS is logged with call and request, even if the caller continues without the answer', async () => {
  const fault = new Error('API response has no data: stadt')
  const { site, lines } = testSite({ stadt: () => Promise.reject(fault) })
  const { cms } = heardCms(site.cms, site.log, 'anfrage-1')
  expect(await cms.call(calls.stadt, {}).catch(() => null)).toBeNull()
  expect(lines).toEqual([
    {
      level: 'warn',
      about: { err: fault, call: 'stadt', requestId: 'anfrage-1' },
      message: 'Abruf fehlgeschlagen',
    },
  ])
})

test('An expected failure is not logged', async () => {
  const { site, lines } = testSite({
    stadt: () => {
      throw new CmsError('nicht-gefunden')
    },
  })
  const { cms } = heardCms(site.cms, site.log, 'anfrage-1')
  await expect(cms.call(calls.stadt, {})).rejects.toMatchObject({ code: 'nicht-gefunden' })
  expect(lines).toEqual([])
})

test.each([
  ['comes too late', new Error('API response has no data: stadt'), false],
  ['says that something went wrong', new CmsError('fehler'), false],
  ['says that there is none', new CmsError('nicht-gefunden'), true],
])(
  'After an answer that %s, a page is complete only if the answer was an expected refusal',
  async (_, error, isWhole) => {
    const { site } = testSite({ stadt: () => Promise.reject(error) })
    const heard = heardCms(site.cms, site.log, 'anfrage-1')
    expect(heard.isWhole()).toBe(true)
    await heard.cms.call(calls.stadt, {}).catch(() => null)
    expect(heard.isWhole()).toBe(isWhole)
  },
)

test('All calls of a request share one deadline, and the age of the oldest kept answer is reported', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { site } = testSite({})
  const deadlines = new Set<unknown>()
  const ages = ['2026-11-20T09:00:00Z', '2026-11-20T07:00:00Z', '2026-11-20T08:00:00Z'].map(
    age => new Date(age),
  )
  const kept = {
    call: async (_: unknown, { deadline, onKept }: { deadline: number; onKept: (since: Date) => void }) => {
      deadlines.add(deadline)
      const age = ages.shift()
      if (age) onKept(age)
    },
  } as unknown as Cms
  const { cms, keptSince } = heardCms(kept, site.log, 'anfrage-1')
  expect(keptSince()).toBeUndefined()
  for (let i = 0; i < 4; i++) await cms.call(calls.stadt, {})
  expect(keptSince()).toEqual(new Date('2026-11-20T07:00:00Z'))
  expect([...deadlines]).toEqual([2_000])
})
