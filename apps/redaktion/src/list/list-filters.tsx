import { type InhaltStatus, inhaltStatus } from '@rathausplatz/contract'
import type { FormField } from '@rathausplatz/contract/records'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Kind } from '../kinds/kinds.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import type { Choice, Names } from './cell.ts'
import { Select, Typed } from './filter-fields.tsx'
import filterStyles from './filters.module.css'
import styles from './list.module.css'
import { isNarrowed } from './list-query.ts'
import { SearchInput } from './search-input.tsx'
import type { ListAddress } from './use-list-address.ts'

type ListFiltersProps = {
  kind: Kind
  names: Names
  address: ListAddress
  /** Folded with the filters on a phone. */
  children: ReactNode
}

/**
 * Filters of the list: words, state, and the fields of its kind. On a phone all filters but the words are
 * folded.
 */
export function ListFilters({ kind, names, address: { wanted, go }, children }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(wanted.filter).length + (wanted.status === undefined ? 0 : 1)
  const filters = (kind.liste.filters ?? []).flatMap(
    name => kind.felder.find(field => field.name === name) ?? [],
  )
  const put = (name: string, value: string) => {
    const { [name]: _before, ...others } = wanted.filter
    go({ filter: value === '' ? others : { ...others, [name]: value } })
  }
  return (
    <div className={filterStyles.filters}>
      <SearchInput
        label="Suchen"
        value={wanted.suche}
        onSearch={suche => go({ suche }, { replace: wanted.suche !== '' })}
      />
      <button
        type="button"
        className={filterStyles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DeskIcon drawing={SlidersHorizontal} /> Filter{count > 0 && ` (${count})`}
      </button>
      <div className={filterStyles.folded} data-open={isOpen}>
        <Select
          label="Zustand"
          all="alle"
          value={wanted.status ?? ''}
          choices={statesOf(kind)}
          onChoose={status => go({ status: status === '' ? undefined : (status as InhaltStatus) })}
        />
        {filters.map(field => {
          const choices = names[field.name]
          const common = { label: labelOf(field), value: wanted.filter[field.name] ?? '' }
          if (!choices)
            return <Typed key={field.name} {...common} onChoose={value => put(field.name, value)} />
          // There are no options yet.
          if (choices.length === 0) return null
          return (
            <Select
              key={field.name}
              {...common}
              all="alle"
              choices={choices}
              onChoose={value => put(field.name, value)}
            />
          )
        })}
        {children}
      </div>
      {isNarrowed(wanted) && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => go({ suche: '', status: undefined, filter: {} })}
        >
          Filter aufheben
        </button>
      )}
    </div>
  )
}

/** Returns the label of a filter: that of the field, or of the items of a list. */
const labelOf = (field: FormField): string =>
  field.label || (field.control === 'liste' ? field.of.label : field.name)

/** Returns the states of a kind, without the trash. Only announcements can be withdrawn with a reason. */
const statesOf = ({ art }: Kind): readonly Choice[] =>
  Object.entries(inhaltStatus).flatMap(([value, label]) =>
    value === 'papierkorb' || (value === 'zurueckgenommen' && art !== 'bekanntmachung')
      ? []
      : [{ value, label }],
  )
