import { amSchreibtisch } from '@rathausplatz/contract/ablagen'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { Tour, TourOffer } from './tour.tsx'

beforeEach(() => localStorage.clear())

const press = async (place: HTMLElement, name: string) => {
  const button = [...place.querySelectorAll('button')].find(one => one.textContent === name)
  if (!button) throw new Error(`no button ${name}`)
  await act(async () => button.click())
}

test('The tour is offered until it was refused', async () => {
  const place = await mount(<TourOffer onBegin={() => {}} />)
  expect(place.textContent).toContain('Zum ersten Mal hier?')
  await press(place, 'Nicht anbieten')
  expect(place.textContent).toBe('')
  expect(localStorage.getItem(amSchreibtisch.rundgang.name)).not.toBeNull()
  expect((await mount(<TourOffer onBegin={() => {}} />)).textContent).toBe('')
})

test('The tour has four steps, can go back, and begins again at the first step after its end', async () => {
  let closed = 0
  const place = await mount(
    <MemoryRouter>
      <Tour isOpen onClose={() => (closed += 1)} />
    </MemoryRouter>,
  )
  expect(place.textContent).toContain('Schritt 1 von 4')
  await press(place, 'Weiter')
  await press(place, 'Zurück')
  for (const step of [2, 3, 4]) {
    await press(place, 'Weiter')
    expect(place.textContent).toContain(`Schritt ${step} von 4`)
  }
  await press(place, 'Loslegen')
  expect(closed).toBe(1)
  expect(place.textContent).toContain('Schritt 1 von 4')
})
