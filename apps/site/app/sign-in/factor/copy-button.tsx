import { useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'

/** Copies a text to the clipboard and confirms it. The button is hidden if the browser cannot copy. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [told, setTold] = useState('')
  if (!(useHydrated() && 'clipboard' in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('Kopiert.'),
      () => setTold('Das Kopieren hat nicht geklappt.'),
    )
  return (
    <>
      <Button type="button" look="outline" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{told}</span>
    </>
  )
}
