import { type SearchFieldProps, useHydrated } from '@rathausplatz/ui'
import { useId } from 'react'
import styles from './search-field.module.css'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The field of a search form. With scripts it suggests terms (the combobox pattern of the ARIA practices).
 * Enter searches for the typed text, unless the visitor has chosen a suggestion with the arrow keys.
 */
export function SearchField({ id, question, placeholder }: SearchFieldProps) {
  const list = useId()
  const hydrated = useHydrated()
  const { suggestions, chosen, handlers, choose } = useSuggestions()
  const isOpen = suggestions.length > 0
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': list,
    'aria-activedescendant': chosen < 0 ? undefined : `${list}-${chosen}`,
    ...handlers,
  } as const
  return (
    <span className={styles.field}>
      <input
        id={id}
        key={question}
        type="search"
        name="q"
        defaultValue={question}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        {...(hydrated && combobox)}
      />
      {hydrated && (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option
        <span id={list} role="listbox" aria-label="Vorschläge" className={styles.list} hidden={!isOpen}>
          {suggestions.map(({ text, url }, index) => (
            <span
              key={`${text} ${url ?? ''}`}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={styles.option}
              tabIndex={-1}
              onMouseDown={event => {
                // Keeps the focus in the field.
                event.preventDefault()
                choose(index)
              }}
            >
              {text}
              {url && (
                <span className={styles.kind}>{url.endsWith('.pdf') ? ' PDF öffnen' : ' Seite öffnen'}</span>
              )}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
