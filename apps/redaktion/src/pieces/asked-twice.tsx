import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef, useState } from 'react'
import styles from './pieces.module.css'

/** Time in ms in which the confirming button ignores presses: longer than the pause within a double click. */
const SECOND_THOUGHT_MS = 500

type AskedTwiceProps = {
  first: string
  sure: string
  /** Returns true if the question can be asked; false if a form is incomplete. */
  mayAsk?: () => boolean | Promise<boolean>
  onSure: () => void
  onCancel: () => void
}

/**
 * A button with a second confirmation of its own. The confirming button is elsewhere and ignores early
 * presses, so that a double click does not confirm.
 */
export function AskedTwice({ first, sure, mayAsk, onSure, onCancel }: AskedTwiceProps) {
  const [isAsked, setAsked] = useState(false)
  const ask = async () => {
    if (!mayAsk || (await mayAsk())) setAsked(true)
  }
  if (isAsked) return <SecondQuestion sure={sure} onSure={onSure} onCancel={onCancel} />
  return (
    <p className={styles.twice}>
      <Button type="button" onClick={() => void ask()}>
        {first}
      </Button>
      <Button type="button" look="outline" onClick={onCancel}>
        Abbrechen
      </Button>
    </p>
  )
}

function SecondQuestion({ sure, onSure, onCancel }: Pick<AskedTwiceProps, 'sure' | 'onSure' | 'onCancel'>) {
  const [isEarly, setEarly] = useState(true)
  const row = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The focus goes to the harmless button.
    row.current?.querySelector('button')?.focus()
    const timer = setTimeout(() => setEarly(false), SECOND_THOUGHT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p ref={row} className={styles.twice}>
      <Button type="button" look="outline" aria-disabled={isEarly} onClick={() => isEarly || onCancel()}>
        Abbrechen
      </Button>
      <Button type="button" aria-disabled={isEarly} onClick={() => isEarly || onSure()}>
        {sure}
      </Button>
    </p>
  )
}
