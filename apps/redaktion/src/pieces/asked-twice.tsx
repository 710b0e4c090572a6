import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef, useState } from 'react'
import styles from './pieces.module.css'

/** Longer than between the two presses of a double click. */
const SECOND_THOUGHT_MS = 500

type AskedTwiceProps = {
  first: string
  sure: string
  /** Whether it can be asked already: a form may still miss something. */
  mayAsk?: () => boolean | Promise<boolean>
  onSure: () => void
  onCancel: () => void
}

/**
 * A button that is pressed twice, and says something else the second time: nobody is alarmed by a press too many. The
 * second one stands elsewhere and takes no press that was meant for the first.
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
    // With the keyboard one goes on at what does no harm.
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
