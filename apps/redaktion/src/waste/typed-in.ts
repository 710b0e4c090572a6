/** The values of all fields of one name. */
export const allIn = (form: FormData, name: string): string[] =>
  form.getAll(name).map(typed => (typeof typed === 'string' ? typed : ''))

/** What was typed into a form. */
export const typedIn =
  (form: FormData) =>
  (name: string): string => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
