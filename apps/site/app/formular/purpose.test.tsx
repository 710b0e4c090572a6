import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Form } from './form.ts'
import { Purpose } from './purpose.tsx'

test.each([
  [
    'um zu helfen.',
    90,
    'Wir verwenden Ihre Angaben nur, um zu helfen, und löschen sie hier nach 90 Tagen. Mehr',
  ],
  ['um zu helfen', undefined, 'Wir verwenden Ihre Angaben nur, um zu helfen. Mehr'],
  ['', 90, 'Ihre Angaben löschen wir hier nach 90 Tagen. Mehr'],
  ['', undefined, 'Mehr'],
])(
  'For the purpose %o and %o days the text states only these two facts',
  (zweck, aufbewahrung_tage, words) => {
    const formular = { zweck, aufbewahrung_tage } as Form
    const Stub = createRoutesStub([{ path: '/', Component: () => <Purpose formular={formular} /> }])
    const text = renderToStaticMarkup(<Stub />).replaceAll(/<[^>]*>/g, '')
    expect(text).toBe(`${words} steht unter Datenschutz.`)
  },
)
