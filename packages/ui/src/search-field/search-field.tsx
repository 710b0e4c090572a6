import { createContext, type ReactNode, useContext } from 'react'

export type SearchFieldProps = { id: string; question?: string; placeholder?: string }

/** The field without suggestions. */
const plainField = ({ id, question, placeholder }: SearchFieldProps): ReactNode => (
  <span>
    <input
      id={id}
      type="search"
      name="q"
      defaultValue={question}
      placeholder={placeholder}
      maxLength={200}
      enterKeyHint="search"
    />
  </span>
)

/** Provides the field of a search form. The site replaces the default by a field with suggestions. */
export const SearchFieldContext = createContext(plainField)

export const SearchField = (props: SearchFieldProps): ReactNode => useContext(SearchFieldContext)(props)
