import { NoData } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { begin } from './receive.ts'

test('During an outage of the CMS a form begins without a start token, so that it can be read and filled in', async () => {
  const { site, lines } = testSite({
    formularBeginn: () => {
      throw new NoData('formularBeginn')
    },
  })
  expect(await begin(site)).toMatchObject({ begun: { beginn: '', at: 0, eingaben: {} }, nullen: 0 })
  expect(lines).toHaveLength(1)
})
