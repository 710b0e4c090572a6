import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { testSite, thrownBy } from '../testing/test-site.ts'
import { loader } from './vorschau.tsx'

const ask = (vorschau: boolean) => {
  const context = provide({ ...testSite({}).site, vorschau })
  return loader({ context, url: new URL('http://localhost/vorschau?vorlage=text') } as never)
}

test('X10: the gallery answers 404 to the public, and opens if the operator enables it', async () => {
  expect(await thrownBy(ask(false))).toMatchObject({ status: 404, data: 'Seite nicht gefunden' })
  expect((await ask(true)).chosen).toBe('text')
})
