import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReportFields } from './report-fields.tsx'

const fields = (
  <ReportFields
    sheet={undefined}
    lage={undefined}
    values={{ kategorie: 'licht' }}
    errors={{}}
    kept={[]}
    mail
  />
)
const asked = (place: HTMLElement) =>
  ['angaben.mast', 'angaben.menge'].filter(
    name => place.querySelector(`[name="${name}"]`)?.closest('[hidden]') === null,
  )

test('With scripts only the questions of the chosen category are shown, and answers for other categories are kept', async () => {
  const place = await mount(fields)
  expect(asked(place)).toEqual(['angaben.mast'])
  const mast = place.querySelector('[name="angaben.mast"]') as HTMLInputElement
  mast.value = 'RB-0417'
  const kind = place.querySelector('[name=kategorie]') as HTMLSelectElement
  await act(async () => {
    kind.value = 'muell'
    kind.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(asked(place)).toEqual(['angaben.menge'])
  expect(mast.value).toBe('RB-0417')
})

test('Without scripts all questions are shown, and their help names the category', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(fields)
  expect(asked(place)).toEqual(['angaben.mast', 'angaben.menge'])
  expect(place.textContent).toContain('Nur bei „Müll, der dort nicht hingehört“.')
})
