import { mount } from '@rathausplatz/ui/testing'
import { act, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useWhenGone } from './use-when-gone.ts'

function Place() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isThere, setThere] = useState(true)
  useWhenGone(heading)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Wasser abkochen
      </h1>
      <button id="other" type="button" onClick={() => setThere(false)}>
        Nachher
      </button>
      {isThere && (
        <button id="off" type="button" onClick={() => setThere(false)}>
          Hinweis abschalten
        </button>
      )}
    </>
  )
}

const button = (root: Element, id: string) => root.querySelector<HTMLElement>(id) as HTMLElement

test('A button that disappears by its action moves the focus to the heading', async () => {
  const root = await mount(<Place />)
  await act(async () => {
    button(root, '#off').focus()
    button(root, '#off').click()
  })
  expect(document.activeElement).toBe(root.querySelector('h1'))
})

test('If another element has the focus, or none has it, the focus is not moved', async () => {
  const root = await mount(<Place />)
  await act(async () => {
    button(root, '#off').focus()
    button(root, '#other').focus()
    button(root, '#other').click()
  })
  expect(document.activeElement?.id).toBe('other')

  const again = await mount(<Place />)
  await act(async () => {
    button(again, '#off').focus()
    button(again, '#off').blur()
    button(again, '#other').click()
  })
  expect(document.activeElement).toBe(document.body)
})
