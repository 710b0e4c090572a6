import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { DeskIcon } from './icon.tsx'
import styles from './pieces.module.css'

type SearchFieldProps = {
  id: string
  value: string
  onChange: (text: string) => void
  /** Focused first when its dialog opens. */
  isFirst?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The search input: the same on every screen, below its label. */
export function SearchField({ id, value, onChange, isFirst = false, ref }: SearchFieldProps) {
  return (
    <span
      className={styles.searchfield}
      // React does not render the attribute, but the dialog looks for it.
      ref={box => void box?.querySelector('input')?.toggleAttribute('autofocus', isFirst)}
    >
      <DeskIcon drawing={Search} />
      <input
        ref={ref}
        id={id}
        type="search"
        value={value}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
      />
    </span>
  )
}
