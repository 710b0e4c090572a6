/** Returns the values of all fields with this name. */
export const allIn = (form: FormData, name: string): string[] =>
  form.getAll(name).map(typed => (typeof typed === 'string' ? typed : ''))

/** Returns a reader for the fields of a form. */
export const typedIn =
  (form: FormData) =>
  (name: string): string => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
