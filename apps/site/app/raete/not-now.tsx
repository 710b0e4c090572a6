/** Message for a part of a page that failed to load: an empty list would say that there are no entries. */
export const NotNow = ({ what }: { what: string }) => (
  <p role="status">
    {what} lassen sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.
  </p>
)
