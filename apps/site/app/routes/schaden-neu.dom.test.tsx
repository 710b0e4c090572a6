import { mount } from '@rathausplatz/ui/testing'
import { act, createElement, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import SchadenNeu from './schaden-neu.tsx'

const AGAIN =
  'Das Foto ließ sich gerade nicht hochladen. Bitte wählen Sie es noch einmal aus, oder senden Sie die Meldung ohne Foto ab.'
const loaderData = {
  kategorie: '',
  einreichung: 'e',
  geladen: '2026-11-20T10:50:00.000Z',
  sheet: undefined,
  mail: true,
}

/** The server's answer if a photo could not be stored; `arrived` lists the photos that were. */
const refused = (arrived: readonly string[]) => ({
  was: 'seite',
  values: {},
  lage: undefined,
  fotos: arrived.map(kennung => ({ kennung, name: kennung })),
  einreichung: 'e',
  nahe: [],
  geladen: '2026-11-20T10:50:00.000Z',
  refused: { title: 'Das ließ sich gerade nicht speichern.', errors: { fotos: AGAIN } },
})

/** Returns the text at the photo field after these answers. */
async function told(...answers: unknown[]): Promise<string> {
  let show: (answer: unknown) => void = () => {}
  const [first, ...others] = answers
  const page = (actionData: unknown) => createElement(SchadenNeu, { loaderData, actionData } as never)
  const Page = () => {
    const [answer, setAnswer] = useState<unknown>(first)
    show = setAnswer
    return page(answer)
  }
  const place = await mount(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />)
  for (const answer of others) await act(async () => show(answer))
  return place.querySelector('#fehler-fotos')?.textContent ?? ''
}

test('A photo that is still selected need not be selected again, unless the field was reset', async () => {
  expect(await told(undefined, refused([]))).toContain('Es ist noch ausgewählt')
  expect(await told(refused([]))).toBe(AGAIN)
  // The server has stored a photo since, so the field was reset.
  expect(await told(undefined, refused(['a']))).toBe(AGAIN)
  expect(await told(undefined, refused(['a']), refused(['a']))).toContain('Es ist noch ausgewählt')
})
