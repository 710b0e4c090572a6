import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { SearchField } from '../pieces/search-field.tsx'
import styles from './filters.module.css'

/** Delay in ms from the last key to the search. */
const REST = 250

type SearchInputProps = {
  label: string
  /** The value in the address. */
  value: string
  onSearch: (text: string) => void
}

/** Searches while typing. The typed text stays while answers arrive; going back changes it. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const searched = useRef(value)
  useEffect(() => {
    if (value === searched.current) return
    // The address was changed by going back or by removing filters.
    searched.current = value
    setTyped(value)
  }, [value])
  const search = (text: string) => {
    if (text === searched.current) return
    searched.current = text
    onSearch(text)
  }
  const onRest = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => onRest(typed), REST)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <form
      role="search"
      aria-label="Diese Liste durchsuchen"
      className={styles.search}
      onSubmit={event => {
        event.preventDefault()
        search(typed)
      }}
    >
      <label htmlFor={id}>{label}</label>
      <SearchField id={id} value={typed} onChange={setTyped} />
    </form>
  )
}
