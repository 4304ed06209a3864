-- For wrk: a day and an earliest hour in each request, so that each is for a page that nobody has asked for.
-- Its argument is how many of them to leave out.
local asked = 0

init = function(arguments)
  asked = tonumber(arguments[1])
end

request = function()
  asked = asked + 1
  local day = 21 + math.floor(asked / 1440) % 7
  local minute = asked % 1440
  local path = string.format(
    "/cinemas/cinema-1/filters/date-2026-11-%d/from-%02d%02d",
    day,
    math.floor(minute / 60),
    minute % 60
  )
  return wrk.format(nil, path)
end
