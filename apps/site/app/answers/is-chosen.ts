/** Returns true for a file that somebody chose. A field without one sends a file without name and bytes. */
export const isChosen = (file: File): boolean => file.size > 0 || file.name !== ''
