-- For wrk: hours in each request that the whole day of the programme is within, so that each is for a page that nobody
-- has asked for, with the same screenings. Its argument is how many of them to leave out.
local asked = 0

init = function(arguments)
  asked = tonumber(arguments[1])
end

request = function()
  asked = asked + 1
  local from = 8 * 60 + asked % 120
  local untilMinute = 4 * 60 + math.floor(asked / 120) % 240
  local path = string.format(
    "/cinemas/cinema-1/filters/from-%02d%02d/until-%02d%02d",
    math.floor(from / 60),
    from % 60,
    math.floor(untilMinute / 60),
    untilMinute % 60
  )
  return wrk.format(nil, path)
end
