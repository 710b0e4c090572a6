import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { CmsError } from './cms-error.ts'
import { cmsInProcess } from './in-process.ts'

test('Invalid input is refused before the handler runs', async () => {
  let asked = 0
  const cms = cmsInProcess({
    menu: () => {
      asked += 1
      return { menuItems: [] }
    },
  })
  const wrong = cms.call(calls.menu, { query: { name: 'Geheim' as never } })
  await expect(wrong).rejects.toMatchObject({ code: 'anfrage-ungueltig', status: 400 })
  expect(asked).toBe(0)
})

test('A protected call without a token is refused before the handler runs', async () => {
  const cms = cmsInProcess({ intranetRubriken: () => expect.unreachable() })
  await expect(cms.call(calls.intranetRubriken, {})).rejects.toMatchObject({ code: 'nicht-angemeldet' })
  await expect(cms.call(calls.intranetRubriken, { token: '' })).rejects.toMatchObject({
    code: 'nicht-angemeldet',
  })
})

test('A signed-in caller without the right of a call is refused before the handler runs', async () => {
  const author = {
    realm: 'redaktion',
    id: 'anna',
    roles: ['autor'],
    sections: ['/'],
    name: 'Anna',
    email: 'anna@example.org',
  } as const
  const cms = cmsInProcess({ redaktionKonten: () => expect.unreachable() }, async () => author)
  await expect(cms.call(calls.redaktionKonten, { query: {}, token: 't' })).rejects.toMatchObject({
    code: 'nicht-erlaubt',
  })
})

test('A call without a handler is an expected failure', async () => {
  const asked = cmsInProcess({}).call(calls.stadt, {})
  await expect(asked).rejects.toBeInstanceOf(CmsError)
  await expect(asked).rejects.toMatchObject({ code: 'aufruf-nicht-beantwortet' })
})

test('A fault of a handler reaches the caller unchanged', async () => {
  const fault = new Error('kaputt')
  const cms = cmsInProcess({
    stadt: () => {
      throw fault
    },
  })
  await expect(cms.call(calls.stadt, {})).rejects.toBe(fault)
})
