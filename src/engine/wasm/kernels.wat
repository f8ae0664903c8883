;; The two loops over numbers that cost most on a page that is read once. V8 runs JavaScript a hundred times slower before it has compiled it, and compiles a loop after
;; it has cost most of what it ever will; WebAssembly is compiled before it runs. Numbers only, in and out by way of the memory: nothing here allocates, calls out or fails.
;; `npm run kernels` writes kernels.ts from it.
(module
  (memory (export "memory") 1)

  ;; One convolution over a sequence of rows of float32: out[row][o] = scale[o] * Σ in[row + tap - taps/2][column] * weights[tap][input][o] + bias[o], with zeros beyond
  ;; both ends and nothing below 0 where `relu` is set. `columns` holds, for each input, how many bytes into a row it stands; `stride` is the bytes of a row.
  ;; Rows of `out` and of the weights have `outputs` numbers, a multiple of 4; of inputs, taps and outputs there is one at least.
  (func (export "convolve")
    (param $in i32) (param $stride i32) (param $columns i32) (param $rows i32) (param $inputs i32) (param $taps i32) (param $outputs i32)
    (param $weights i32) (param $scale i32) (param $bias i32) (param $out i32) (param $relu i32)
    (local $row i32) (local $o i32) (local $tap i32) (local $seen i32) (local $at i32) (local $column i32) (local $last i32) (local $weight i32) (local $value f32) (local $sums v128)
    ;; From here on outputs are counted in bytes, four of them a step.
    (local.set $outputs (i32.shl (local.get $outputs) (i32.const 2)))
    (local.set $last (i32.add (local.get $columns) (i32.shl (local.get $inputs) (i32.const 2))))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_s (local.get $row) (local.get $rows)))
        (local.set $o (i32.const 0))
        (loop $fours
          (local.set $sums (v128.const f32x4 0 0 0 0))
          (local.set $weight (i32.add (local.get $weights) (local.get $o)))
          (local.set $tap (i32.const 0))
          (loop $taps
            (local.set $seen (i32.add (local.get $row) (i32.sub (local.get $tap) (i32.shr_u (local.get $taps) (i32.const 1)))))
            (if (i32.lt_u (local.get $seen) (local.get $rows))
              (then
                (local.set $at (i32.add (local.get $in) (i32.mul (local.get $seen) (local.get $stride))))
                (local.set $column (local.get $columns))
                (loop $inputs
                  (local.set $value (f32.load (i32.add (local.get $at) (i32.load (local.get $column)))))
                  ;; Most values are 0.
                  (if (f32.ne (local.get $value) (f32.const 0))
                    (then (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (f32x4.splat (local.get $value)) (v128.load (local.get $weight)))))))
                  (local.set $weight (i32.add (local.get $weight) (local.get $outputs)))
                  (local.set $column (i32.add (local.get $column) (i32.const 4)))
                  (br_if $inputs (i32.lt_u (local.get $column) (local.get $last)))))
              (else (local.set $weight (i32.add (local.get $weight) (i32.mul (local.get $inputs) (local.get $outputs))))))
            (local.set $tap (i32.add (local.get $tap) (i32.const 1)))
            (br_if $taps (i32.lt_s (local.get $tap) (local.get $taps))))
          (local.set $sums
            (f32x4.add
              (f32x4.mul (local.get $sums) (v128.load (i32.add (local.get $scale) (local.get $o))))
              (v128.load (i32.add (local.get $bias) (local.get $o)))))
          (if (local.get $relu) (then (local.set $sums (f32x4.max (local.get $sums) (v128.const f32x4 0 0 0 0)))))
          (v128.store (i32.add (local.get $out) (local.get $o)) (local.get $sums))
          (local.set $o (i32.add (local.get $o) (i32.const 16)))
          (br_if $fours (i32.lt_u (local.get $o) (local.get $outputs))))
        (local.set $out (i32.add (local.get $out) (local.get $outputs)))
        (local.set $row (i32.add (local.get $row) (i32.const 1)))
        (br $rows))))

  ;; The sum of the trees of a forest (../model/forest.ts) for each row: `values` are rows of `width` float32, `roots` int32 indices of nodes, one more than there are
  ;; trees; of a node `column` is an int16, `threshold` a float32, `right` an int16. Of a row whose sum is beyond ±`sure` after `first` trees the others are not asked.
  (func (export "sumTrees")
    (param $values i32) (param $width i32) (param $rows i32) (param $roots i32) (param $trees i32) (param $column i32) (param $threshold i32) (param $right i32)
    (param $bias f64) (param $first i32) (param $sure f64) (param $out i32)
    (local $row i32) (local $tree i32) (local $node i32) (local $at i32) (local $sum f64)
    (block $done
      (loop $rows
        (br_if $done (i32.ge_s (local.get $row) (local.get $rows)))
        (local.set $sum (local.get $bias))
        (local.set $tree (i32.const 0))
        (block $enough
          (loop $trees
            (br_if $enough (i32.ge_s (local.get $tree) (local.get $trees)))
            (br_if $enough (i32.and (i32.eq (local.get $tree) (local.get $first)) (f64.gt (f64.abs (local.get $sum)) (local.get $sure))))
            (local.set $node (i32.load (i32.add (local.get $roots) (i32.shl (local.get $tree) (i32.const 2)))))
            (block $leaf
              (loop $splits
                (local.set $at (i32.load16_s (i32.add (local.get $column) (i32.shl (local.get $node) (i32.const 1)))))
                (br_if $leaf (i32.lt_s (local.get $at) (i32.const 0)))
                (local.set $node
                  (i32.add
                    (local.get $node)
                    (select
                      (i32.const 1)
                      (i32.load16_s (i32.add (local.get $right) (i32.shl (local.get $node) (i32.const 1))))
                      (f32.lt
                        (f32.load (i32.add (local.get $values) (i32.shl (local.get $at) (i32.const 2))))
                        (f32.load (i32.add (local.get $threshold) (i32.shl (local.get $node) (i32.const 2))))))))
                (br $splits)))
            (local.set $sum (f64.add (local.get $sum) (f64.promote_f32 (f32.load (i32.add (local.get $threshold) (i32.shl (local.get $node) (i32.const 2)))))))
            (local.set $tree (i32.add (local.get $tree) (i32.const 1)))
            (br $trees)))
        (f32.store (local.get $out) (f32.demote_f64 (local.get $sum)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $values (i32.add (local.get $values) (i32.shl (local.get $width) (i32.const 2))))
        (local.set $row (i32.add (local.get $row) (i32.const 1)))
        (br $rows)))))
