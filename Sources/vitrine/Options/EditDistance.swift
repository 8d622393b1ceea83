/// Returns the smallest number of characters to insert, delete, replace or swap with their neighbour that turns one word into the other.
func editDistance(_ left: String, _ right: String) -> Int {
  let a = Array(left), b = Array(right)
  var before = [Int](), last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
      row.append(best)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
