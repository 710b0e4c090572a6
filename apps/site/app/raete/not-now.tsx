/** Stands where a part of a page could not be had: an empty list would say that there is nothing. */
export const NotNow = ({ what }: { what: string }) => (
  <p role="status">
    {what} lassen sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.
  </p>
)
