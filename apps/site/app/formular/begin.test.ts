import { NoData } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import type { Form } from './form.ts'
import { begin } from './receive.ts'

test('During an outage of the CMS a form begins without a start token, so that it can be read and filled in', async () => {
  const { site, lines } = testSite({
    formularBeginn: () => {
      throw new NoData('formularBeginn')
    },
  })
  const formular = { slug: 'schaden-melden', titel: 'Schaden melden', schritte: [] } as unknown as Form
  expect(await begin(site, formular)).toMatchObject({ begun: { beginn: '', at: 0, eingaben: {} }, nullen: 0 })
  expect(lines).toHaveLength(1)
})
