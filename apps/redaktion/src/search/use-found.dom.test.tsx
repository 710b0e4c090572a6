import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useFound } from './use-found.ts'

type Asked = { words: string; answer: (rows: string[]) => void }

function Field({ find }: { find: (words: string) => Promise<readonly string[]> }) {
  const [wanted, setWanted] = useState('')
  const { rows, said } = useFound(wanted, find)
  return (
    <>
      {['', 'm', 'ma', 'markt'].map(words => (
        <button key={words} type="button" onClick={() => setWanted(words)}>
          {words || 'nichts'}
        </button>
      ))}
      <output>{rows?.join(',') ?? 'noch nichts'}</output>
      <p>{said}</p>
    </>
  )
}

test('The search waits for a pause, and only the answer to the last query counts', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked: Asked[] = []
  const find = (words: string) =>
    new Promise<readonly string[]>(answer => void asked.push({ words, answer: rows => answer(rows) }))
  const place = await mount(<Field find={find} />)
  const type = (words: string) =>
    act(async () => [...place.querySelectorAll('button')].find(one => one.textContent === words)?.click())
  const shown = () => place.querySelector('output')?.textContent
  const paused = async (count: number) => {
    await act(async () => vi.advanceTimersByTime(1_000))
    expect(asked).toHaveLength(count)
  }

  await type('m')
  await type('ma')
  await paused(1)
  expect(asked[0]?.words).toBe('ma')
  await type('markt')
  await paused(2)
  await act(async () => asked[1]?.answer(['Marktplatz']))
  await act(async () => asked[0]?.answer(['Mahnmal']))
  expect(shown()).toBe('Marktplatz')
  expect(place.querySelector('p')?.textContent).toBe('1 Treffer')
  await type('nichts')
  expect(shown()).toBe('noch nichts')
  expect(place.querySelector('p')?.textContent).toBe('')
})
