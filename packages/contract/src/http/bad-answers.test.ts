import { describe, expect, test } from 'vitest'
import { badAnswers, badServer, patienceOfFetch } from '../../../../tests/other-servers/bad-answers.ts'
import { calls } from '../calls.ts'
import { NoData } from '../no-data.ts'
import { cmsOverHttp } from './client.ts'

describe('A call to a remote CMS ends without data', () => {
  test.each(badAnswers)('if $name', async bad => {
    const { origin } = await badServer(bad.answer)
    const cms = cmsOverHttp(origin, { timeout: patienceOfFetch(bad) })
    await expect(cms.call(calls.stadt, {})).rejects.toBeInstanceOf(NoData)
  })

  test('at once when the caller aborts it', async () => {
    const leaving = new AbortController()
    const { origin } = await badServer(() => leaving.abort())
    const cms = cmsOverHttp(origin, { timeout: 60_000 })
    await expect(cms.call(calls.stadt, { signal: leaving.signal })).rejects.toBeInstanceOf(NoData)
  })
})
