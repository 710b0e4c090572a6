/** What was typed into a form. */
export const typedIn =
  (form: FormData) =>
  (name: string): string => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
