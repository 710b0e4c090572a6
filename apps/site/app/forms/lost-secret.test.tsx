import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LostSecret } from './lost-secret.tsx'

const read = (stadt: object | null): string => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => createElement(LostSecret) }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { stadt } } }} />)
}

test('P15: who has lost the secret of a number reads whom to call, also while the town is not known', () => {
  expect(read({ telefon: '030 23125-0' })).toContain('Rufen Sie uns an, <a href="tel:+4930231250"')
  expect(read(null)).toContain('Rufen Sie uns an und nennen Sie die Nummer.')
})
