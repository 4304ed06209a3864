/** The code of an error page by its query (SPEC 2, "Error routes"). Any but these would be false: the server is working. */
export function errorCodeOf(query: URLSearchParams): 404 | 410 {
  return query.get('errorCode') === '410' ? 410 : 404;
}
