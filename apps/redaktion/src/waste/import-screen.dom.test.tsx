import { calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as screen from './import-screen.tsx'

const [example] = calls.redaktionAbfalleinfuhren.answer.parse(
  calls.redaktionAbfalleinfuhren.examples[0]?.answer,
).data

const frame: FrameData = {
  session: { rechte: ['abfall-pflegen'], bereiche: ['/'] } as unknown as FrameData['session'],
  kinds: [],
  stadt: undefined,
}

test('before anything is written it says which dates go, and what comes, stays and goes in each street', async () => {
  const going = Array.from({ length: 12 }, (_, at) => ({
    was: 'entfallen' as const,
    fraktion: 'biomuell' as const,
    orte: 'Kelterstraße, Kernstadt',
    vorher: `2027-01-${10 + at}`,
    nachher: null,
  }))
  const strassen = [
    { ort: 'Kelterstraße, Kernstadt', neu: 0, verschoben: 0, bleiben: 37, entfallen: 12 },
    { ort: 'Rheinweg, Kernstadt', neu: 26, verschoben: 2, bleiben: 1, entfallen: 1 },
  ]
  answering({
    redaktionAbfalleinfuhren: () => ({
      data: [{ ...example, aenderungen: going, strassen, anzahl_strassen: 500 } as never],
    }),
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [{ path: 'abfall/einlesen', Component: screen.Component, loader: screen.loader }],
      },
    ],
    { initialEntries: ['/abfall/einlesen'] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.textContent).toContain('Je Straße'))
  const lines = [...root.querySelectorAll('li')].map(({ textContent }) => textContent)
  // Each is named, the later ones folded away.
  expect(lines.filter(line => line.endsWith(': Biotonne, Kelterstraße, Kernstadt'))).toHaveLength(12)
  expect(root.querySelector('details summary')?.textContent).toBeDefined()
  expect(lines).toContain('Kelterstraße, Kernstadt: 37 bleiben, 12 fallen weg')
  expect(lines).toContain('Rheinweg, Kernstadt: 26 neu, 2 verschoben oder geändert, 1 bleibt, 1 fällt weg')
  expect(root.textContent).toContain('… und 498 weitere')
})
