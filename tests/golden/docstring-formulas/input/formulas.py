r"""TeX, and text with dollar signs.

The mean is $\bar{x} = \frac{1}{n} \sum_i x_i$ of $n$ values.
"""


def integrate(x: float, bounds: tuple[float, float]) -> float:
    r"""Compute \(\int_0^x t \, dt\), or :math:`\log_2 (1 + e^{-x})`.

    $$
    a + b = c
    $$

    .. math::
        :label: aligned

        a &= b \\
        c &= d

        e = f

    \[ E = mc^2 \]

    \begin{align}
    u &= v \label{eq:one} \\
    w &= x
    \end{align}

    Args:
        x: With $0 \le x < 1$, `$x^2$` is code.
        bounds: A table.

            | name | formula |
            | ---- | ------- |
            | a    | $x_1$   |
    """


def pay(amount: float) -> None:
    """Pay $5 to $10 ($5/$6, US$ 5 and AU$) from $HOME/$USER or ${GROUP_ID}.

    Use $filter=a_b&$top=1 and `$ref`, \\(optional\\), \\[Optional\\] or list\\[str\\].
    Templates have $name$, $n$ and $user_id$. $env:TEMP\\logs$ is a folder, ^a$|^b$ a pattern.

    Args:
        amount: As DO $$ BEGIN RAISE x_i NOTICE; END $$; does. It costs 5$``USD``$.
            Code between dollars, $`y_1`$, is TeX.
    """
